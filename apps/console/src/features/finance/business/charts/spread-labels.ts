/**
 * How far each label is moved so that labels at these heights stand apart by a gap and none lies below the floor, in the
 * order they came in. Heights are told from the top down.
 */
export const spreadLabels = (heights: readonly number[], gap: number, floor: number): number[] => {
  const order = heights.map((_, place) => place).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = heights.slice();
  for (const [step, place] of order.entries()) {
    const above = order[step - 1];
    if (above !== undefined) placed[place] = Math.max(placed[place] ?? 0, (placed[above] ?? 0) + gap);
  }
  let most = floor;
  for (const place of order.toReversed()) {
    placed[place] = Math.min(placed[place] ?? 0, most);
    most = (placed[place] ?? 0) - gap;
  }
  return placed.map((at, place) => at - (heights[place] ?? 0));
};
