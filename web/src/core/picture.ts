/* A finished game as a picture to send to others: who played what, how it ended, and how the chances went. Drawn here, sent nowhere. */

export interface PictureOf {
  readonly title: string;
  /** A line under the title: the move, the day. */
  readonly line: string;
  readonly players: readonly { readonly name: string; readonly result: string; readonly colour: string }[];
  /** By player: the share of a win over the game, both from 0 to 1; empty if the game was not analysed. */
  readonly curves: readonly (readonly (readonly [number, number])[])[];
  /** Turning points, and where the replay stands, from 0 to 1. */
  readonly turning: readonly number[];
  readonly now: number;
  readonly caption: string;
  readonly address: string;
  readonly font: string;
}

export const SIZE = { width: 1200, height: 630 } as const;
const EDGE = 60;
const CURVE = { top: 300, height: 220 } as const;
const INK = "#f3ead6";
const SOFT = "#a9b4bf";

export function paint(context: CanvasRenderingContext2D, picture: PictureOf): void {
  const { width, height } = SIZE;
  const text = (what: string, x: number, y: number, size: number, colour: string, weight = 400) => {
    context.font = `${weight} ${size}px ${picture.font}`;
    context.fillStyle = colour;
    context.fillText(what, x, y, width - EDGE - x);
  };
  context.fillStyle = "#13181e";
  context.fillRect(0, 0, width, height);
  text(picture.title, EDGE, 88, 46, INK, 700);
  text(picture.line, EDGE, 130, 24, SOFT);
  const across = (width - 2 * EDGE) / Math.max(1, picture.players.length);
  picture.players.forEach((player, n) => {
    const x = EDGE + n * across;
    context.fillStyle = player.colour;
    context.fillRect(x, 168, 8, 76);
    context.save();
    context.beginPath();
    context.rect(x, 160, across - 16, 100);
    context.clip();
    text(player.name, x + 24, 200, 30, INK, 700);
    text(player.result, x + 24, 236, 24, SOFT);
    context.restore();
  });
  const at = (share: number) => CURVE.top + (1 - share) * CURVE.height;
  const along = (part: number) => EDGE + part * (width - 2 * EDGE);
  const line = (points: readonly (readonly [number, number])[], colour: string, thick: number, dash: readonly number[] = []) => {
    context.beginPath();
    points.forEach(([x, y], n) => (n ? context.lineTo(x, y) : context.moveTo(x, y)));
    context.strokeStyle = colour;
    context.lineWidth = thick;
    context.setLineDash([...dash]);
    context.stroke();
  };
  if (picture.curves.some((curve) => curve.length)) {
    for (const share of [0, 0.5, 1])
      line(
        [
          [along(0), at(share)],
          [along(1), at(share)],
        ],
        "#3a4653",
        share === 0.5 ? 2 : 1,
      );
    for (const part of picture.turning)
      line(
        [
          [along(part), at(1)],
          [along(part), at(0)],
        ],
        "#ffd257",
        2,
        [6, 6],
      );
    line(
      [
        [along(picture.now), at(1)],
        [along(picture.now), at(0)],
      ],
      INK,
      2,
    );
    picture.curves.forEach((curve, n) =>
      line(
        curve.map(([part, share]) => [along(part), at(share)] as const),
        picture.players[n]?.colour ?? INK,
        5,
      ),
    );
  }
  text(picture.caption, EDGE, 562, 20, SOFT);
  text(picture.address, EDGE, 596, 20, SOFT);
}

/** Hands the picture to whatever the device shares pictures with, or saves it. */
export async function send(picture: PictureOf, name: string): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext("2d");
  const blob = context && (paint(context, picture), await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png")));
  if (!blob) throw new Error("no picture");
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ files: [file] }).catch(() => undefined); // whoever changes their mind has not failed
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
