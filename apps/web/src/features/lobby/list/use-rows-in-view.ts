import { useDeferredValue, useLayoutEffect, useState, type RefObject } from 'react';
import { rowsInView, type Measures, type RowsInView, type View } from './rows-in-view.ts';

/** As cards were measured last; at first those of a phone. */
let lastMeasured: Measures = { columns: 3, rowHeight: 210, top: 0 };

/** Rows that are drawn beyond either edge, so that a flick does not outrun the drawing. */
const AROUND = 4;
/** So many when other cards have just come: what is seen comes first, the rest as soon as there is time. */
const AROUND_AT_FIRST = 1;

/** Which cards of a grid are to be drawn now. */
export const useRowsInView = (
  grid: RefObject<HTMLUListElement | null>,
  games: readonly unknown[],
  expected: number,
): RowsInView => {
  const settled = useDeferredValue(games) === games;
  const around = settled ? AROUND : AROUND_AT_FIRST;
  return rowsInView(games.length + expected, useMeasures(grid), useView(), around);
};

const lookOut = (): View => ({ top: window.scrollY, height: window.innerHeight });

/** Asked how far it is scrolled before there is a picture, the browser would have to lay out the page at once. */
const atTop = (): View => ({ top: 0, height: window.innerHeight });

/** Scrolling is followed by the row, not by the pixel. */
const STEP = 100;

const useView = (): View => {
  const [view, setView] = useState(atTop);
  useLayoutEffect(() => {
    const look = () =>
      setView((known) => {
        const next = lookOut();
        const isNear = Math.abs(next.top - known.top) < STEP && next.height === known.height;
        return isNear ? known : next;
      });
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return view;
};

const useMeasures = (grid: RefObject<HTMLUListElement | null>): Measures => {
  const [measures, setMeasures] = useState(lastMeasured);
  useLayoutEffect(() => {
    const list = grid.current;
    if (list === null) return undefined;
    const look = () => {
      const card = list.querySelector('li');
      if (card === null) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(list);
      const next = {
        columns: gridTemplateColumns.split(' ').length,
        rowHeight: card.getBoundingClientRect().height + Number.parseFloat(rowGap),
        top: list.getBoundingClientRect().top + window.scrollY,
      };
      lastMeasured = next;
      setMeasures((known) => (isSame(known, next) ? known : next));
    };
    // What stands above the grid moves it too. The first word comes with the first layout, which is not hurried for it.
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [grid]);
  return measures;
};

const isSame = (one: Measures, other: Measures): boolean =>
  one.columns === other.columns &&
  Math.abs(one.rowHeight - other.rowHeight) < 0.5 &&
  Math.abs(one.top - other.top) < 1;
