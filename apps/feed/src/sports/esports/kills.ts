import { chanceAbove, killChances, type Line, type NumberChances } from '@hintha/sports';
import { latestOf, once } from '../memo.ts';
import { type Quote, quotePrices } from '../quote.ts';
import { totalOf } from '../score.ts';
import { openKillLines } from './kill-lines.ts';
import type { EsportsMatch } from './match.ts';
import { normalChance } from './normal.ts';
import { IN_PLAY, type KillLine, type Kills } from './offers.ts';
import { killStandingAt, killsAt, type PlayedMap } from './play-map.ts';
import { leadChanceAt, pricedSecond, type Standing } from './standing.ts';

/** In the end of a map hardly a number is open any more, and soon all of them are known. */
const CLOSED_SECONDS = 120;

/** What markets on kills cost, and which there are. */
export interface KillMarkets {
  /** Every line that a map has had by now, in order. */
  linesOf(kills: Kills, map: number, standing: Standing): readonly Line[];
  quote(line: KillLine, margin: number, standing: Standing): Quote;
  /** Whether nothing is taken on it any more, whatever comes. */
  isClosed(line: KillLine, standing: Standing): boolean;
}

type Chances = Readonly<Record<Kills, NumberChances>>;

export const openKills = (match: EsportsMatch): KillMarkets => {
  const { edge, rules } = match;
  const opening = once((): Chances => killChances(normalChance(edge), rules.kills));
  const chancesOf = latestOf<Chances>();
  const lines = openKillLines(match, opening);

  const chancesNow = (map: PlayedMap, standing: Standing): Chances => {
    const second = pricedSecond(standing);
    return chancesOf('now', `${standing.over.length} ${second}`, () =>
      killChances(leadChanceAt(edge, map, second), rules.kills, killStandingAt(map, second)),
    );
  };

  return {
    linesOf: (kills, map, standing) => lines.soFar(kills, map, standing),
    quote: ({ kills, map, line }, margin, standing) => {
      const current = playedNow(map, standing);
      if (current === undefined) return quoteLine(kills, line, opening(), margin);
      const quote = quoteLine(kills, line, chancesNow(current, standing), margin * IN_PLAY);
      return lines.now(kills, standing).includes(line) ? quote : { ...quote, canBeOpen: false };
    },
    isClosed: ({ kills, map, line }, standing) => {
      if (map <= standing.over.length) return true;
      const current = playedNow(map, standing);
      if (current === undefined) return false;
      const isPassed =
        kills === 'totals' && passedBy(kills, line) < totalOf(killsAt(current, pricedSecond(standing)));
      return isPassed || standing.seconds >= current.seconds - CLOSED_SECONDS;
    },
  };
};

const playedNow = (map: number, { over, current }: Standing): PlayedMap | undefined =>
  current !== null && map === over.length + 1 ? current.map : undefined;

const QUARTERS = 4;

/** What the lead of the home side, or the total, must be above for the first pick to win; a half, so that none is void. */
const passedBy = (kills: Kills, line: Line): number => (kills === 'leads' ? 0 - line : line) / QUARTERS;

const quoteLine = (kills: Kills, line: Line, chances: Chances, margin: number): Quote => {
  const first = chanceAbove(chances[kills], passedBy(kills, line));
  return quotePrices(
    [first, 1 - first].map((chance) => (chance > 0 ? 1 / chance : undefined)),
    margin,
  );
};
