import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Row } from './rows-of.ts';
import { rowsInWindow, startsOf, type RowsInWindow, type Window } from './rows-in-window.ts';

type Heights = Readonly<Record<Row['kind'], number>>;

/** As rows were measured last; at first those of a phone. */
let lastMeasured: Heights = { league: 48, match: 152 };

/** Rows beyond either edge, so that a flick does not outrun the drawing. */
const AROUND = 5;
/** Scrolling is followed by the row, not by the pixel. */
const STEP = 80;

const measure = (list: HTMLElement): Heights => {
  const heightOf = (kind: Row['kind']) =>
    list.querySelector(`[data-row='${kind}']`)?.getBoundingClientRect().height ?? 0;
  return {
    league: heightOf('league') || lastMeasured.league,
    match: heightOf('match') || lastMeasured.match,
  };
};

const isNear = (one: Window, other: Window): boolean =>
  Math.abs(one.top - other.top) < STEP && one.height === other.height;

const isSame = (one: Heights, other: Heights): boolean =>
  Math.abs(one.league - other.league) < 0.5 && Math.abs(one.match - other.match) < 0.5;

/** Which rows are to be drawn now; the list scrolls with the page. */
export const useRowsInWindow = (
  list: RefObject<HTMLUListElement | null>,
  rows: readonly Row[],
): RowsInWindow => {
  const [heights, setHeights] = useState(lastMeasured);
  const [view, setView] = useState<Window>(() => ({ top: 0, height: window.innerHeight }));
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => {
      const next = { top: -element.getBoundingClientRect().top, height: window.innerHeight };
      setView((known) => (isNear(known, next) ? known : next));
    };
    const remeasure = () => {
      const next = measure(element);
      lastMeasured = next;
      setHeights((known) => (isSame(known, next) ? known : next));
      look();
    };
    // What stands above the list moves it too; the first word comes with the first layout.
    const watch = new ResizeObserver(remeasure);
    watch.observe(document.body);
    watch.observe(element);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list]);
  const starts = useMemo(() => startsOf(rows.map(({ kind }) => heights[kind])), [rows, heights]);
  return rowsInWindow(starts, view, AROUND);
};
