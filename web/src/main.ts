import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/table.css";
import "./styles/app.css";

mount(App, { target: document.getElementById("app") ?? document.body });
