import type { Language } from '@hintha/contract';
import { formatClock } from '../format/format-clock.ts';
import { formatInstant } from '../format/format-time.ts';
import { useLanguage } from '../language.ts';

/** A draw by its code, and when it is; null of one that is not known any more. */
export interface NamedDraw {
  readonly issue: string;
  readonly drawTime: number | null;
}

/** Of a few a day, each at a time that the staff sets; of those that come every minute the number has more digits. */
const ONE_OF_A_FEW = /^\d{8}-\d{2}$/;

/** Whether a draw is called by its time. */
export const isCalledByTime = ({ issue, drawTime }: NamedDraw): boolean =>
  drawTime !== null && ONE_OF_A_FEW.test(issue);

/** What a draw is called: of a few a day the day and time of it, `26/11 12:01 PM`; of all others the code. */
export const drawName = (draw: NamedDraw, language: Language): string => {
  const { issue, drawTime } = draw;
  return drawTime === null || !isCalledByTime(draw)
    ? issue
    : `${formatInstant(drawTime).slice(0, 5)} ${formatClock(drawTime, language)}`;
};

export const useDrawName = (): ((draw: NamedDraw) => string) => {
  const language = useLanguage((state) => state.language);
  return (draw) => drawName(draw, language);
};
