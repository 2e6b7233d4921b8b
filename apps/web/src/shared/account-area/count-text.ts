const MOST = 99;

/** What a badge says of a count: nothing for none, and no more than two digits. */
export const countText = (count: number): string => {
  if (count <= 0) return '';
  return count > MOST ? `${MOST}+` : String(count);
};
