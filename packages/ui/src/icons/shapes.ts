/*
 * Every icon is one path on a box of 24, drawn by a round-ended stroke in the colour of the text. The builders below
 * give the shapes that path data is clumsy at; the rest is written out.
 */

/** Sums of tenths come out with a tail of digits. */
const short = (value: number): number => Number(value.toFixed(2));

export const ring = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0 ${short(-2 * r)} 0Z`;

/** A line of no length, which the round ends of the stroke make a full stop. */
export const dot = (x: number, y: number): string => `M${x} ${y}h.01`;

type Size = readonly [width: number, height: number];

/** A rectangle with corners of radius `r`. */
export const box = (left: number, top: number, [width, height]: Size, r: number): string => {
  const [across, down] = [short(width - 2 * r), short(height - 2 * r)];
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${short(left + r)} ${top}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`
  );
};
