/* How much room there is. The limits are those of styles/frame.css. */
import { MediaQuery } from "svelte/reactivity";

const folded = new MediaQuery("(max-width: 999px), (max-height: 559px)");
const low = new MediaQuery("(max-height: 559px)");

export const screen = {
  /** Seats, log and chat are tabs, and do not stand beside the board. */
  get folded(): boolean {
    return folded.current;
  },
  /** A phone on its side, or a desktop at 200 %. */
  get low(): boolean {
    return low.current;
  },
};
