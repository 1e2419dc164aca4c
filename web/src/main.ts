import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./core/settings.svelte";
import { registerWorker } from "./offline/register";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/themes.css";
import "./styles/table.css";
import "./styles/frame.css";
import "./styles/app.css";

settings.apply();
mount(App, { target: document.getElementById("app") ?? document.body });
registerWorker();
