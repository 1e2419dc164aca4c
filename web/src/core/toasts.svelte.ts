/* Short notices at the edge of the screen; refusals carry the rule that caused them. */
export interface Toast {
  id: number;
  text: string;
  tone: "bad" | "good" | "info";
  rule: { game: string; id: string } | null;
}

class Toasts {
  list: Toast[] = $state([]);
  private next = 1;

  add(text: string, tone: Toast["tone"] = "info", rule: Toast["rule"] = null): void {
    const same = this.list.find((one) => one.text === text);
    if (same) this.drop(same.id);
    const id = this.next++;
    this.list = [...this.list.slice(-2), { id, text, tone, rule }];
    setTimeout(() => this.drop(id), tone === "bad" ? 8000 : 4500);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
