import { parsePrice } from '@hintha/sports';
import { expect, test } from 'vitest';
import { START, TERMS } from '../../../../../tools/sports/calibration.ts';
import type { DraftOf } from '../event.ts';
import { plannedBetween } from '../programme.ts';
import { totalOf } from '../score.ts';
import { openMarkets } from './markets.ts';
import { openEsportsMatch } from './match.ts';
import { openEsportsEvent } from './playing.ts';

const HOUR_MS = 3_600_000;

const played = plannedBetween(TERMS, START, START + 3 * HOUR_MS)
  .filter(({ bestOf }) => bestOf === 3)
  .map((planned) => ({ planned, match: openEsportsMatch(TERMS, planned) }))
  .filter(({ match }) => match.fate === 'played')
  .slice(0, 8)
  .map(({ planned, match }) => ({ planned, match, markets: openMarkets(match) }));

const firstMapOf = ({ maps }: (typeof played)[number]['match']) => {
  const [first] = maps;
  if (first === undefined) throw new Error('nothing is played');
  return first.map;
};

const onKills = (drafts: readonly DraftOf<'market'>[], map = 1) =>
  drafts.filter(({ market }) => market.startsWith(`map_${map}_`) && market.includes('kill'));

const linesOf = (drafts: readonly DraftOf<'market'>[], code: string): number[] =>
  drafts.filter(({ market }) => market === code).map(({ line }) => Number(line));

test('kills of a map may be bet on while it is played, at prices that move, but not in a fight', () => {
  for (const { match, markets } of played) {
    const { seconds, fights } = firstMapOf(match);
    const prices = new Set<string>();
    let open = 0;
    for (let second = 0; second < seconds / 2; second += 15) {
      const isFight = fights.some(({ from, until }) => from <= second && second < until);
      const drafts = onKills(markets.during(second)).filter(({ status }) => status === 'open');
      expect(isFight ? drafts : []).toEqual([]);
      open += drafts.length > 0 ? 1 : 0;
      for (const draft of drafts) prices.add(draft.prices.join(' '));
    }
    expect(open).toBeGreaterThan(seconds / 2 / 15 / 2);
    expect(prices.size).toBeGreaterThan(open);
  }
});

test('of a market on kills three lines at most are offered at once, and none below the kills so far', () => {
  for (const { planned, match, markets } of played) {
    const event = openEsportsEvent(TERMS, planned);
    const { seconds } = firstMapOf(match);
    for (let second = 0; second < seconds; second += 45) {
      const atMs = planned.startsAt + Math.ceil((second * 1_000) / TERMS.pace);
      const [state] = event.messagesAt(atMs).filter(({ kind }) => kind === 'state');
      const kills = state?.kind === 'state' ? state.statistics['kills'] : undefined;
      const open = onKills(markets.during(second)).filter(({ status }) => status === 'open');
      for (const code of ['map_1_kill_handicap', 'map_1_total_kills'])
        expect(linesOf(open, code).length).toBeLessThanOrEqual(3);
      for (const line of linesOf(open, 'map_1_total_kills'))
        expect(line).toBeGreaterThan(totalOf(kills ?? { home: Infinity, away: 0 }));
      for (const price of open.flatMap(({ prices }) => prices))
        expect(parsePrice(price)).toBeGreaterThan(10_000n);
    }
  }
});

test('kills of a map are closed before it ends, and stay so', () => {
  for (const { match, markets } of played) {
    const { seconds } = firstMapOf(match);
    for (const second of [seconds - 120, seconds - 1, seconds, seconds + 1, match.endsAt - 1]) {
      const drafts = onKills(markets.during(second));
      expect(drafts.length).toBeGreaterThanOrEqual(6);
      expect(new Set(drafts.map(({ status }) => status))).toEqual(new Set(['closed']));
    }
  }
});

test('until a map starts its kills cost what they cost from the beginning', () => {
  for (const { planned, match, markets } of played) {
    const before = onKills(markets.before(planned.announcedAt, 'open'), 2);
    const { seconds, fights } = firstMapOf(match);
    const quiet = [600, seconds - 1].filter((second) =>
      fights.every(({ from, until }) => second < from || until <= second),
    );
    for (const second of quiet) expect(onKills(markets.during(second), 2)).toEqual(before);
  }
});

test('kills are shown as prices know them, and those of a map that is over are those of its result', () => {
  for (const { planned, match } of played) {
    const event = openEsportsEvent(TERMS, planned);
    const shownAt = (second: number) => {
      const atMs = planned.startsAt + Math.ceil((second * 1_000) / TERMS.pace);
      const state = event.messagesAt(atMs).find(({ kind }) => kind === 'state');
      return state?.kind === 'state' ? state.statistics['kills'] : undefined;
    };
    const { seconds } = firstMapOf(match);
    expect(shownAt(seconds + 1)).toEqual(match.result.maps[0]?.kills);
    const counts = [0, 300, 600, 900, 1_200, seconds].map((second) => shownAt(second)?.home ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  }
});
