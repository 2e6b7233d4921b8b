/** How many titles stand on one page. */
const PER_PAGE = 9;

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PER_PAGE));

/** The part of a list that a page shows, the first page being 1. */
export const partOf = <Item>(list: readonly Item[], page: number): readonly Item[] =>
  list.slice((page - 1) * PER_PAGE, page * PER_PAGE);

/** The page that an item stands on; the first when it is on none. */
export const pageOf = (list: readonly { id: string }[], id: string | null): number =>
  Math.floor(
    Math.max(
      0,
      list.findIndex((item) => item.id === id),
    ) / PER_PAGE,
  ) + 1;
