/* The small part of Markdown that the references use, as data: paragraphs, lists, bold, links to rules. Never markup from text. */
export type Span = { text: string; bold?: boolean; rule?: string };
export type Block = { type: "p" | "li" | "note"; spans: Span[] };

const RULE = /\b([A-Z]{1,3}\d+(?:\.\d+)*)\b/g;

export function spans(text: string, isRule: (id: string) => boolean): Span[] {
  const found: Span[] = [];
  for (const [place, part] of text.split(/\*\*/).entries()) {
    const bold = place % 2 === 1;
    let from = 0;
    for (const match of part.matchAll(RULE)) {
      const id = match[1] ?? "";
      if (!isRule(id)) continue;
      if (match.index > from) found.push({ text: part.slice(from, match.index), bold });
      found.push({ text: id, bold, rule: id });
      from = match.index + id.length;
    }
    if (from < part.length) found.push({ text: part.slice(from), bold });
  }
  return found;
}

export function blocks(markdown: string, isRule: (id: string) => boolean = () => false): Block[] {
  const found: Block[] = [];
  for (const part of markdown.split(/\n\s*\n/)) {
    const lines = part
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    if (!lines.length) continue;
    if (lines.every((line) => /^([-*]|\d+\.) /.test(line))) {
      for (const line of lines) found.push({ type: "li", spans: spans(line.replace(/^([-*]|\d+\.) /, ""), isRule) });
    } else {
      const text = lines.join(" ");
      found.push({ type: /^\*\*[^*]+\*\*/.test(text) ? "note" : "p", spans: spans(text, isRule) });
    }
  }
  return found;
}
