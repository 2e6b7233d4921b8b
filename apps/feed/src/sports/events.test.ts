import fc from 'fast-check';
import { esportsMarket, footballMarket, lineOf, parseFee, parsePrice, printLine } from '@hintha/sports';
import { SportsFeedBatch } from '@hintha/vendor-protocol/feed';
import { expect, test } from 'vitest';
import type { Draft, DraftOf, PlayedEvent } from './event.ts';
import { type Planned, plannedBetween } from './programme.ts';
import { keyOf, numbered, openNumbers, openReporter } from './report.ts';
import { LINGER_MS, openPlayed } from './roster.ts';

const START = Date.UTC(2026, 10, 26);
const HOUR_MS = 3_600_000;

interface Case {
  readonly event: PlayedEvent;
  /** In order. */
  readonly instants: readonly number[];
}

const planOf = (seed: string, sport: 'football' | 'esports', nth: number): Planned => {
  const planned = plannedBetween({ seed, pace: 3 }, START, START + 8 * HOUR_MS).filter(
    ({ bestOf }) => (bestOf === null) === (sport === 'football'),
  );
  const one = planned[nth % planned.length];
  if (one === undefined) throw new Error('nothing is planned');
  return one;
};

/** Any match by any seed, from its announcement until nothing is told of it any more. */
const anyCase = (sport: 'football' | 'esports', count = 3) =>
  fc
    .record({
      seed: fc.stringMatching(/^[a-z0-9-]{1,12}$/),
      nth: fc.nat(999),
      shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: count, maxLength: count }),
    })
    .map(({ seed, nth, shares }): Case => {
      const planned = planOf(seed, sport, nth);
      const event = openPlayed({ seed, pace: 3 }, planned);
      const [fromMs, untilMs] = [planned.startsAt - HOUR_MS / 2, event.endsAt + LINGER_MS];
      const instants = shares.map((share) => Math.round(fromMs + share * (untilMs - fromMs)));
      return { event, instants: instants.toSorted((a, b) => a - b) };
    });

const stateOf = (drafts: readonly Draft[]): DraftOf<'state'> => {
  const state = drafts.find((draft) => draft.kind === 'state');
  if (state === undefined) throw new Error('there is no state');
  return state;
};

const marketsOf = (drafts: readonly Draft[]): DraftOf<'market'>[] =>
  drafts.filter((draft) => draft.kind === 'market');

const NOTHING = { home: 0, away: 0 };
const FEES = ['body_handicap', 'body_goals'];
const RUNS = { numRuns: 40 };

test.each(['football', 'esports'] as const)('whatever is said of %s, the operator can read it', (sport) => {
  fc.assert(
    fc.property(anyCase(sport), ({ event, instants }) => {
      for (const atMs of instants) {
        const giveNumber = openNumbers(() => atMs);
        const drafts = event.messagesAt(atMs);
        const batch = { messages: drafts.map((draft) => numbered(draft, giveNumber)) };
        expect(SportsFeedBatch.parse(batch)).toEqual(batch);
        expect(new Set(drafts.map(keyOf)).size).toBe(drafts.length);
        for (const { market, line, prices, fee } of marketsOf(drafts)) {
          expect(prices.map(parsePrice)).not.toContain('not_a_price');
          expect(line === null ? null : printLine(lineOf(Number(line) * 4))).toBe(line);
          expect(fee === null || parseFee(fee.text) !== 'not_a_fee').toBe(true);
          const picks = footballMarket(market)?.picks ?? esportsMarket(market)?.picks ?? [];
          expect(FEES.includes(market)).toBe(fee !== null);
          expect(prices).toHaveLength(picks.length);
        }
      }
    }),
    RUNS,
  );
});

/** What markets may be at an instant. */
const allowed = ({ phase, isDanger }: DraftOf<'state'>): readonly string[] => {
  if (phase === 'ended' || phase === 'abandoned') return ['closed'];
  if (phase === 'scheduled') return ['open', 'suspended'];
  return isDanger || phase === 'postponed' ? ['suspended', 'closed'] : ['open', 'suspended', 'closed'];
};

test.each(['football', 'esports'] as const)(
  'nothing of %s is open in danger, while it is put off, or when it is over',
  (sport) => {
    fc.assert(
      fc.property(anyCase(sport, 6), ({ event, instants }) => {
        for (const atMs of instants) {
          const drafts = event.messagesAt(atMs);
          const may = allowed(stateOf(drafts));
          expect(marketsOf(drafts).filter(({ status }) => !may.includes(status))).toEqual([]);
        }
      }),
      RUNS,
    );
  },
);

test.each(['football', 'esports'] as const)('a market of %s that is closed never opens again', (sport) => {
  fc.assert(
    fc.property(anyCase(sport, 5), ({ event, instants }) => {
      const closed = new Set<string>();
      for (const atMs of instants) {
        const markets = marketsOf(event.messagesAt(atMs));
        const again = markets.filter((market) => closed.has(keyOf(market)) && market.status !== 'closed');
        expect(again).toEqual([]);
        for (const market of markets) if (market.status === 'closed') closed.add(keyOf(market));
      }
    }),
    RUNS,
  );
});

test.each(['football', 'esports'] as const)(
  'every line of %s that was told of is told of until the end',
  (sport) => {
    fc.assert(
      fc.property(anyCase(sport, 4), ({ event, instants }) => {
        const seen = new Set<string>();
        for (const atMs of [...instants, event.endsAt, event.endsAt + 1]) {
          const keys = new Set(marketsOf(event.messagesAt(atMs)).map(keyOf));
          expect([...seen].filter((key) => !keys.has(key))).toEqual([]);
          for (const key of keys) seen.add(key);
        }
      }),
      RUNS,
    );
  },
);

test.each(['football', 'esports'] as const)('the last score of %s is that of its result', (sport) => {
  fc.assert(
    fc.property(anyCase(sport), ({ event }) => {
      const drafts = event.messagesAt(event.endsAt);
      const state = stateOf(drafts);
      const results = drafts.filter((draft) => draft.kind === 'result');
      expect(results).toHaveLength(state.phase === 'ended' ? 1 : 0);
      for (const { result } of results) {
        if (result.sport === 'outright') throw new Error('a match has no winner of a season');
        const score =
          result.sport === 'football'
            ? result.fullTime
            : {
                home: result.maps.filter(({ winner }) => winner === 'home').length,
                away: result.maps.filter(({ winner }) => winner === 'away').length,
              };
        expect(state.score).toEqual(score);
        const last = drafts.findLast((draft) => draft.kind === 'incident');
        expect(last?.score).toEqual(score);
      }
    }),
    RUNS,
  );
});

test('incidents are counted upwards, and each keeps its number and its words', () => {
  fc.assert(
    fc.property(anyCase('football', 4), ({ event, instants }) => {
      let [count, known] = [0, new Map<string, Draft>()];
      for (const atMs of instants) {
        const drafts = event.messagesAt(atMs);
        expect(stateOf(drafts).incidents).toBeGreaterThanOrEqual(count);
        count = stateOf(drafts).incidents;
        const incidents = new Map(
          drafts.filter(({ kind }) => kind === 'incident').map((draft) => [keyOf(draft), draft] as const),
        );
        for (const [key, draft] of known) expect(incidents.get(key)).toEqual(draft);
        known = incidents;
      }
    }),
    RUNS,
  );
});

test('what is counted in a match of football follows from what happened in it', () => {
  fc.assert(
    fc.property(anyCase('football', 6), ({ event, instants }) => {
      const states = instants
        .map((atMs) => stateOf(event.messagesAt(atMs)))
        .filter(({ statistics }) => Object.keys(statistics).length > 0);
      for (const [place, { statistics, score }] of states.entries()) {
        const { possession = NOTHING, shots = NOTHING, shots_on_target: onTarget = NOTHING } = statistics;
        expect(possession.home + possession.away).toBe(100);
        const earlier = states[place - 1]?.statistics['attacks'] ?? NOTHING;
        for (const side of ['home', 'away'] as const) {
          expect(onTarget[side]).toBeGreaterThanOrEqual(score[side]);
          expect(shots[side]).toBeGreaterThanOrEqual(onTarget[side]);
          expect(statistics['attacks']?.[side]).toBeGreaterThanOrEqual(earlier[side]);
        }
      }
    }),
    RUNS,
  );
});

test('numbers grow with every report, over a restart too', () => {
  fc.assert(
    fc.property(anyCase('football', 6), ({ event, instants }) => {
      const last = new Map<string, number>();
      let nowMs = 0;
      const restart = () =>
        openReporter(
          event,
          openNumbers(() => nowMs),
        );
      let reporter = restart();
      for (const [place, atMs] of instants.entries()) {
        // What is reported within one millisecond takes the next numbers as well.
        nowMs = Math.max(atMs, nowMs + 1);
        if (place === 3) reporter = restart();
        // What has happened keeps the number that it had.
        for (const message of reporter.report(nowMs).filter(({ kind }) => kind !== 'incident')) {
          expect(message.number).toBeGreaterThan(last.get(keyOf(message)) ?? 0);
          last.set(keyOf(message), message.number);
        }
      }
    }),
    RUNS,
  );
});

test('a change is reported when it comes, nothing in between, and everything every ten seconds in play', () => {
  const planned = planOf('hintha', 'football', 0);
  const event = openPlayed({ seed: 'hintha', pace: 3 }, planned);
  const reporter = openReporter(
    event,
    openNumbers(() => Date.now()),
  );
  const startsAt = planned.startsAt + 60_000;
  const counts: number[] = [];
  for (let atMs = startsAt; atMs < startsAt + 60_000; atMs += 250) counts.push(reporter.report(atMs).length);
  const everything = event.messagesAt(startsAt).length;
  expect(counts.filter((count) => count >= everything)).toHaveLength(6);
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(180);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(12);
});

test('some matches are put off, some are broken off, and of some nothing is heard for half a minute', () => {
  const events = plannedBetween({ seed: 'hintha', pace: 3 }, START, START + 24 * HOUR_MS).map((one) =>
    openPlayed({ seed: 'hintha', pace: 3 }, one),
  );
  const phases = events.map((event) => event.phaseAt(event.endsAt));
  const shareOf = (phase: string) => phases.filter((one) => one === phase).length / phases.length;
  for (const phase of ['postponed', 'abandoned']) {
    expect(shareOf(phase)).toBeGreaterThan(0.002);
    expect(shareOf(phase)).toBeLessThan(0.03);
  }
  const silences = events.flatMap(({ silence, planned, endsAt }) =>
    silence === null ? [] : [{ ...silence, startsAt: planned.startsAt, endsAt }],
  );
  expect(silences.length).toBeGreaterThan(5);
  for (const { fromMs, untilMs, startsAt, endsAt } of silences) {
    expect(untilMs - fromMs).toBe(30_000);
    expect(fromMs).toBeGreaterThanOrEqual(startsAt);
    expect(untilMs).toBeLessThanOrEqual(Math.max(endsAt, startsAt + 30_000));
  }
});

test('before the start prices wander a little, and lines stay', () => {
  const planned = planOf('hintha', 'football', 1);
  const event = openPlayed({ seed: 'hintha', pace: 3 }, planned);
  const instants = Array.from({ length: 12 }, (_, n) => planned.startsAt - (n + 1) * 5 * 60_000);
  const books = instants.map((atMs) => marketsOf(event.messagesAt(atMs)));
  const homes = books.map((markets) => Number(markets.find(({ market }) => market === '1x2')?.prices[0]));
  expect(new Set(homes).size).toBeGreaterThan(3);
  expect(Math.max(...homes) / Math.min(...homes)).toBeLessThan(1.35);
  const lines = books.map((markets) => markets.map(keyOf).join());
  expect(new Set(lines).size).toBe(1);
});

test('every market that the operator has for football is offered', () => {
  const planned = planOf('hintha', 'football', 2);
  const codes = marketsOf(openPlayed({ seed: 'hintha', pace: 3 }, planned).messagesAt(planned.startsAt - 1));
  expect([...new Set(codes.map(({ market }) => market))].toSorted()).toEqual(
    [
      '1x2',
      'asian_handicap',
      'body_goals',
      'body_handicap',
      'both_to_score',
      'correct_score',
      'double_chance',
      'draw_no_bet',
      'first_goal',
      'first_half_1x2',
      'first_half_asian_handicap',
      'first_half_over_under',
      'half_time_full_time',
      'last_goal',
      'odd_even',
      'over_under',
      'total_goals',
    ].toSorted(),
  );
});

test('what is within a map is closed when it begins, and its winner is not', () => {
  fc.assert(
    fc.property(anyCase('esports', 6), ({ event, instants }) => {
      for (const atMs of instants) {
        const drafts = event.messagesAt(atMs);
        const map = /^map (\d)$/.exec(stateOf(drafts).period ?? '')?.[1];
        const ofMap = marketsOf(drafts).filter(
          ({ market }) => map !== undefined && market.startsWith(`map_${map}_`),
        );
        const breaches = ofMap.filter(
          ({ market, status }) => market.endsWith('_winner') === (status === 'closed'),
        );
        expect(breaches).toEqual([]);
      }
    }),
    RUNS,
  );
});
