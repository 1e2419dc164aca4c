import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/core/wire.ts", "src/games/*/table.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } }, linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["*.js", "*.ts"], languageOptions: { globals: { ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // svelte-check knows better
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      "svelte/prefer-svelte-reactivity": "off", // sets and maps here are made anew, never changed once something reads them
      "svelte/no-useless-mustaches": "off", // {" "} is a space that a line's end would swallow
    },
  },
);
