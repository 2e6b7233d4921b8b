import { type Texts, wordsFor } from '../../../shared/language.ts';
import type { Market, SportsEvent } from '../use-events.ts';

type Teams = Pick<SportsEvent, 'home' | 'away'> & { readonly outright?: SportsEvent['outright'] };

const OUTRIGHT = 'outright';

const OF_MAP = /^map_(\d)_(\w+)$/u;

/** What a market is called; by its code when nobody has named it. */
export const marketName = (t: Texts, code: string): string => {
  const [, map, what = ''] = OF_MAP.exec(code) ?? [];
  if (map === undefined) return wordsFor(t, 'sports.markets.names', code);
  return t(`sports.markets.ofMap.${what}` as never, { map, defaultValue: code });
};

const isHandicap = (code: string): boolean => code.endsWith('_handicap') && code !== 'body_handicap';

const isZero = (line: string): boolean => Number(line) === 0;

const turnOver = (line: string): string => {
  if (isZero(line)) return line;
  return line.startsWith('-') ? `+${line.slice(1)}` : `-${line.replace('+', '')}`;
};

/** The line of one pick of a market: that of the home team turned over for the other side of a handicap. */
export const lineOfPick = ({ code, line }: Pick<Market, 'code' | 'line'>, pick: string): string | null =>
  line !== null && isHandicap(code) && pick === 'away' ? turnOver(line) : line;

/** A line as a scoreboard has it, with a sign in a handicap. */
const printLine = (code: string, line: string): string => {
  const isPlain = !isHandicap(code) || isZero(line) || /^[+-]/u.test(line);
  return (isPlain ? line : `+${line}`).replace('-', '−');
};

/** A market with its line or fee, which tells it from others of its kind. */
export const marketTitle = (t: Texts, { code, line, fee }: Pick<Market, 'code' | 'line' | 'fee'>): string => {
  const name = marketName(t, code);
  if (fee !== null) return `${name} · ${t('sports.markets.fee', { fee: fee.text })}`;
  return line === null ? name : `${name} ${printLine(code, line)}`;
};

const SIDES = /^[12X]{1,2}$/u;

const sideName = (t: Texts, { home, away }: Teams, side: string): string => {
  if (side === 'X') return t('sports.markets.picks.X');
  return side === '1' ? home : away;
};

const plainName = (t: Texts, teams: Teams, pick: string): string => {
  if (pick === 'home') return teams.home;
  if (pick === 'away') return teams.away;
  if (SIDES.test(pick))
    return pick
      .split('')
      .map((side) => sideName(t, teams, side))
      .join(' / ');
  return wordsFor(t, 'sports.markets.picks', pick);
};

interface Selected {
  readonly code: string;
  /** Of the very pick. */
  readonly line: string | null;
  readonly teams: Teams;
}

/** What can be picked, by the teams of the event. */
export const pickName = (t: Texts, { code, line, teams }: Selected, pick: string): string => {
  if (code === OUTRIGHT) return teams.outright?.competitors[Number(pick) - 1] ?? pick;
  const name = plainName(t, teams, pick);
  return line === null ? name : `${name} ${printLine(code, line)}`;
};
