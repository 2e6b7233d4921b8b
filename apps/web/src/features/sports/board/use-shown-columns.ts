import { useLayoutEffect, useState, type RefObject } from 'react';
import { useDocked } from '../slip/form/use-docked.ts';
import type { Column } from './columns.ts';

/** From this width on three columns stand beside one another. */
const THREE_FROM = 620;

interface Shown {
  readonly isDense: boolean;
  readonly shown: readonly Column[];
}

const sidesOf = (all: readonly Column[], chosen: Column): readonly Column[] =>
  chosen === 'body' ? (['result', 'body'] as const) : all.filter((column) => column !== 'body');

/** Which prices the rows of a list of this width show: all that have room, or those that were chosen. */
export const useShownColumns = (
  list: RefObject<HTMLElement | null>,
  all: readonly Column[],
  chosen: Column,
): Shown => {
  const isDense = useDocked();
  const [isWide, setWide] = useState(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || !isDense) return undefined;
    const look = () => setWide(element.clientWidth >= THREE_FROM);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    look();
    return () => watch.disconnect();
  }, [list, isDense]);
  return { isDense, shown: isDense && isWide ? sidesOf(all, chosen) : [chosen] };
};
