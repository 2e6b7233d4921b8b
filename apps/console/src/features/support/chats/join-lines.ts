interface Numbered {
  readonly seq: number;
}

/** Lines with those that follow them: nothing twice, nothing before its time. */
export const joinLines = <Line extends Numbered>(
  lines: readonly Line[],
  coming: readonly Line[],
): readonly Line[] => {
  const joined = [...lines];
  for (const line of coming) if (line.seq === (joined.at(-1)?.seq ?? 0) + 1) joined.push(line);
  return joined;
};
