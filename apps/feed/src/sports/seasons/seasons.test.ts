import { mapsWon, meritsOf, outrightPicks, parsePrice, rankByMerit, scoreOutright } from '@hintha/sports';
import { SportsFeedBatch } from '@hintha/vendor-protocol/feed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectReliable, type Sold } from '../../../../../tools/sports/calibration.ts';
import type { Draft, DraftOf, PlayedEvent } from '../event.ts';
import { ESPORTS_LEAGUES, FOOTBALL_LEAGUES } from '../leagues.ts';
import { plannedBetween, type Terms } from '../programme.ts';
import { NOT_OFFERED } from '../quote.ts';
import { keyOf, numbered, openNumbers } from '../report.ts';
import { LINGER_MS, openPlayed } from '../roster.ts';
import { type PlannedSeason, seasonsBetween } from './plan-seasons.ts';
import { openSeasons, seasonsEndedBetween } from './roster.ts';
import { MARGIN, openSeasonEvent } from './season-event.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 26);
const LEAGUES = [...FOOTBALL_LEAGUES, ...ESPORTS_LEAGUES];
const TERMS = { seed: 'hintha', pace: 60 };

const seasonOf = (terms: Terms, league: string): PlannedSeason => {
  const season = seasonsBetween(terms, START, START + 1).find(({ code }) => code.startsWith(league));
  if (season === undefined) throw new Error(`${league} plays no season`);
  return season;
};

const marketOf = (drafts: readonly Draft[]): DraftOf<'market'> => {
  const [market, ...others] = drafts.filter((draft) => draft.kind === 'market');
  if (market === undefined || others.length > 0) throw new Error('an outright has one market');
  return market;
};

const rankingOf = (event: PlayedEvent): string[][] => {
  const result = event.summaryAt(event.endsAt).find((draft) => draft.kind === 'result')?.result;
  return result?.sport === 'outright' ? result.ranking : [];
};

test.each([1, 3, 60])(
  'of each league one season can be bet on, whenever it is, when %i minutes are one',
  (pace) => {
    const terms = { seed: 'hintha', pace };
    fc.assert(
      fc.property(fc.nat(400 * HOUR_MS), (after) => {
        const atMs = START + after;
        const open = seasonsBetween(terms, atMs, atMs + 1).filter(({ closesAt }) => closesAt > atMs);
        expect(open.map(({ league }) => league.code)).toEqual(LEAGUES.map(({ code }) => code));
        for (const { announcedAt, closesAt, lastStartsAt } of open) {
          expect(announcedAt).toBeLessThanOrEqual(atMs);
          expect(closesAt).toBeLessThan(lastStartsAt);
        }
      }),
    );
  },
);

test('the matches of seasons are those that are played, each pair at home and away', () => {
  const terms = { seed: 'hintha', pace: 3 };
  for (const league of LEAGUES.map(({ code }) => code)) {
    const season = seasonOf(terms, league);
    const matches = season.matches();
    const pairs = new Set(matches.map(({ home, away }) => `${home}/${away}`));
    const { teams } = season.league;
    expect([matches.length, pairs.size]).toEqual(Array(2).fill(teams.length * (teams.length - 1)));
    const [first, last] = [matches[0]?.startsAt ?? 0, matches.at(-1)?.startsAt ?? 0];
    const planned = plannedBetween(terms, first, last + 1).filter((one) => one.league.code === league);
    expect(planned).toEqual(matches);
    expect(last).toBe(season.lastStartsAt);
    const lastRound = matches.filter(({ startsAt }) => startsAt >= season.closesAt);
    expect(new Set(lastRound.flatMap(({ home, away }) => [home, away])).size).toBe(teams.length);
  }
});

/** A season by any seed, with instants from its announcement until nothing is told of it any more. */
const anyCase = fc
  .record({
    seed: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
    league: fc.constantFrom('savanna-division', 'tidecrown', 'lagoon-league'),
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ seed, league, shares }) => {
    const season = seasonOf({ seed, pace: 60 }, league);
    const event = openSeasonEvent({ seed, pace: 60 }, season);
    const untilMs = event.endsAt + LINGER_MS;
    const instants = shares.map((share) =>
      Math.round(season.announcedAt + share * (untilMs - season.announcedAt)),
    );
    return { season, event, instants: instants.toSorted((a, b) => a - b) };
  });

test('whatever is said of a season, the operator can read it; bets close with the last round and never open again', () => {
  fc.assert(
    fc.property(anyCase, ({ season, event, instants }) => {
      for (const atMs of instants) {
        const drafts = event.messagesAt(atMs);
        const giveNumber = openNumbers(() => atMs);
        const batch = { messages: drafts.map((draft) => numbered(draft, giveNumber)) };
        expect(SportsFeedBatch.parse(batch)).toEqual(batch);
        expect(new Set(drafts.map(keyOf)).size).toBe(drafts.length);
        const { prices, status } = marketOf(drafts);
        expect(prices).toHaveLength(season.league.teams.length);
        expect(prices.map(parsePrice)).not.toContain('not_a_price');
        expect(status === 'closed').toBe(atMs >= season.closesAt);
        expect(drafts.some(({ kind }) => kind === 'result')).toBe(atMs >= event.endsAt);
        expect(event.nextChangeAt(atMs)).toBeGreaterThan(atMs);
      }
    }),
    { numRuns: 25 },
  );
});

test('prices that can be bet on keep the margin, and a book is not much larger than it', () => {
  fc.assert(
    fc.property(anyCase, ({ event, instants }) => {
      for (const { prices, status } of instants.map((atMs) => marketOf(event.messagesAt(atMs)))) {
        const sold = status === 'open' ? prices.filter((price) => price !== NOT_OFFERED) : [];
        const book = sold.reduce((sum, price) => sum + 1 / Number(price), 0);
        expect(sold.length === 0 || book >= 1 + MARGIN - 1e-9).toBe(true);
        expect(book).toBeLessThan(1.3);
      }
    }),
    { numRuns: 25 },
  );
});

test('what is said of an instant does not depend on what was asked before', () => {
  const season = seasonOf(TERMS, 'savanna-division');
  const instants = [0.2, 0.9, 0.5].map((share) =>
    Math.round(season.announcedAt + share * (season.lastStartsAt - season.announcedAt)),
  );
  const event = openSeasonEvent(TERMS, season);
  const asked = instants.map((atMs) => event.messagesAt(atMs));
  expect(asked).toEqual(instants.map((atMs) => openSeasonEvent(TERMS, season).messagesAt(atMs)));
});

test.each(['savanna-division', 'lotus-circuit'])('%s ends as its matches did', (league) => {
  const season = seasonOf(TERMS, league);
  const { teams, game } = season.league;
  const merits = teams.map(() => 0);
  const points = game === 'football' ? { win: 3, draw: 1 } : { win: 1, draw: 0 };
  for (const planned of season.matches()) {
    const match = openPlayed(TERMS, planned);
    const result = match.summaryAt(match.endsAt).find((draft) => draft.kind === 'result')?.result;
    if (result === undefined || result.sport === 'outright') continue;
    const score =
      result.sport === 'football' ? result.fullTime : mapsWon({ ...result, offeredBestOf: result.bestOf });
    const worth = meritsOf(score, points);
    for (const side of ['home', 'away'] as const) {
      const place = teams.indexOf(planned[side]);
      merits[place] = (merits[place] ?? 0) + worth[side];
    }
  }
  const expected = rankByMerit(merits).map((places) => places.map((place) => String(place + 1)));
  expect(rankingOf(openSeasonEvent(TERMS, season))).toEqual(expected);
});

test('who is said to win wins as often, from the announcement and in the midst of a season', () => {
  const sold = Array.from({ length: 90 }, (_, nth): Sold[] => {
    const terms = { seed: `season ${nth}`, pace: 60 };
    const season = seasonOf(terms, 'savanna-division');
    const event = openSeasonEvent(terms, season);
    const share = (nth % 3) / 4;
    const atMs = Math.round(season.announcedAt + share * (season.closesAt - season.announcedAt));
    const prices = marketOf(event.messagesAt(atMs)).prices.map(Number);
    const book = prices.reduce((sum, price) => sum + (price > 1.01 ? 1 / price : 0), 0);
    const result = { ranking: rankingOf(event), places: 1, absent: [] };
    return outrightPicks(season.league.teams).flatMap((pick, place) => {
      const price = prices[place] ?? 0;
      const outcome = scoreOutright(pick, result, { voidIfAbsent: false });
      return price > 1.01 ? [{ pick, price, chance: 1 / price / book, outcome }] : [];
    });
  }).flat();
  expectReliable(sold);
});

test('a season that is over is told of for a while, and to who was away afterwards', () => {
  const season = seasonOf(TERMS, 'savanna-division');
  const { code, endsAt } = openSeasonEvent(TERMS, season);
  const isReportedAt = (atMs: number) =>
    openSeasons(TERMS)
      .at(atMs)
      .some((event) => event.code === code);
  expect([endsAt + LINGER_MS - 1_000, endsAt + LINGER_MS + 1_000].map(isReportedAt)).toEqual([true, false]);
  const past = [...seasonsEndedBetween(TERMS, endsAt - HOUR_MS / 60, endsAt + 1)];
  expect(past.map((event) => event.code)).toContain(code);
  expect([...seasonsEndedBetween(TERMS, endsAt + 1, endsAt + 2)].map((event) => event.code)).not.toContain(
    code,
  );
});
