/** Pages around the one that is shown, and at either end. */
const RANGE = { usual: 3, narrow: 1 };
const MARGIN = 1;

/** The pages to turn to: the first, those around the shown one and the last; `null` stands for pages left out. */
export const pagesAround = (page: number, pages: number, isNarrow = false): (number | null)[] => {
  const range = isNarrow ? RANGE.narrow : RANGE.usual;
  const begin = Math.min(Math.max(page - Math.floor(range / 2), 1), Math.max(1, pages - range + 1));
  const isShown = (one: number) =>
    one <= MARGIN || one > pages - MARGIN || (one >= begin && one < begin + range);
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(isShown);
  return shown.flatMap((one, index) => {
    const missing = one - (shown[index - 1] ?? one - 1) - 1;
    if (missing === 0) return [one];
    // In the place of a single page left out that page stands as well.
    return missing === 1 ? [one - 1, one] : [null, one];
  });
};
