import { mount } from "svelte";
import "../../src/styles/tokens.css";
import "../../src/styles/table.css";
import Harness from "./Harness.svelte";

mount(Harness, { target: document.getElementById("app")! });
