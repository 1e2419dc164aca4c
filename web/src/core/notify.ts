/* "Your turn", when the page is not looked at: in the tab's title, and by the browser if the player said yes. */
import { remember, remembered } from "./me.svelte";

export function canAsk(): boolean {
  return "Notification" in window && Notification.permission === "default" && remembered("notify") !== "no";
}

export function declined(): void {
  remember("notify", "no");
}

export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

export function yourTurn(title: string, text: string): void {
  if (document.visibilityState !== "hidden" || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, icon: "/icon.svg", tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
