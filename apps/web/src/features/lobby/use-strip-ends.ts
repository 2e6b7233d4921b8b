import { useEffect, useState, type RefObject } from 'react';

/** Snapping may leave a row this many pixels off its end. */
const SLACK = 8;

/** Whether a row that scrolls sideways can go further to either side, and the way to turn it by one view. */
export const useStripEnds = (strip: RefObject<HTMLElement | null>) => {
  const [ends, setEnds] = useState({ back: false, on: false });
  useEffect(() => {
    const row = strip.current;
    if (row === null) return undefined;
    const look = () =>
      setEnds({
        back: row.scrollLeft > SLACK,
        on: row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK,
      });
    look();
    // The row itself keeps its size when it is filled later, its children tell.
    const watcher = new MutationObserver(look);
    watcher.observe(row, { childList: true });
    window.addEventListener('resize', look);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', look);
      row.removeEventListener('scroll', look);
    };
  }, [strip]);
  const turn = (side: -1 | 1) => {
    const row = strip.current;
    row?.scrollBy({ left: side * row.clientWidth * 0.9, behavior: 'smooth' });
  };
  return { ...ends, turn };
};
