export const ROW_SHORTCUTS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type RowShortcut = (typeof ROW_SHORTCUTS)[number];

interface Row {
  readonly size: number;
  /** The number that the first item stands for. */
  readonly first: number;
}

/** The items of a row that a shortcut picks; big are those of the upper half. */
export const itemsOfShortcut = (shortcut: RowShortcut, { size, first }: Row): number[] => {
  const items = Array.from({ length: size }, (_, item) => item);
  const half = Math.floor(size / 2);
  const picks: Readonly<Record<RowShortcut, (item: number) => boolean>> = {
    all: () => true,
    big: (item) => item >= half,
    small: (item) => item < half,
    odd: (item) => (first + item) % 2 === 1,
    even: (item) => (first + item) % 2 === 0,
    clear: () => false,
  };
  return items.filter(picks[shortcut]);
};
