/* Errors of the server in words. */
import { Problem } from "./http";
import { toasts } from "./toasts.svelte";
import { catalogue, say } from "./words.svelte";

export function explain(code: string, message: string): string {
  const text = catalogue.find(`ui-error-${code.replaceAll("_", "-")}`, "", { message });
  return text ?? message;
}

export function complain(error: unknown, game = ""): void {
  if (error instanceof Problem) toasts.add(explain(error.code, error.message), "bad", error.rule && game ? { game, id: error.rule } : null);
  else {
    console.error(error);
    toasts.add(say("ui-error-unknown"), "bad");
  }
}
