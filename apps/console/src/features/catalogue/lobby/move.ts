/** The list with one item a place up (-1) or down (1); at an end it stays as it is. */
export const move = <Item>(items: readonly Item[], place: number, step: -1 | 1): readonly Item[] => {
  const [item, other] = [items[place], items[place + step]];
  if (item === undefined || other === undefined) return items;
  return items.with(place, other).with(place + step, item);
};
