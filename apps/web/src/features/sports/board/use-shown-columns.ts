import { useLayoutEffect, useState, type RefObject } from 'react';
import { useDocked } from '../slip/form/use-docked.ts';
import type { Column } from './columns.ts';

/** From these widths of the list on one column stands beside the teams, or three; below them the prices stand under. */
const ONE_FROM = 520;
const THREE_FROM = 650;

interface Shown {
  readonly isDense: boolean;
  readonly shown: readonly Column[];
}

const sidesOf = (all: readonly Column[], chosen: Column): readonly Column[] =>
  chosen === 'body' ? (['result', 'body'] as const) : all.filter((column) => column !== 'body');

/** How wide a list is; unknown until it is there. */
const useWidth = (list: RefObject<HTMLElement | null>): number | null => {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => setWidth(element.clientWidth);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    return () => watch.disconnect();
  }, [list]);
  return width;
};

/** Which prices the rows of a list of this width show: all that have room, or those that were chosen. */
export const useShownColumns = (
  list: RefObject<HTMLElement | null>,
  all: readonly Column[],
  chosen: Column,
): Shown => {
  const isDocked = useDocked();
  const width = useWidth(list) ?? 0;
  if (!isDocked || width < ONE_FROM) return { isDense: false, shown: [chosen] };
  return { isDense: true, shown: width < THREE_FROM ? [chosen] : sidesOf(all, chosen) };
};
