import { SABONG_FEED_PATH, SabongFeedBatch, type SabongFeedMessage } from '@hintha/vendor-protocol/feed';
import { expect, test } from 'vitest';
import { planFight } from './plan-fight.ts';
import { playArenas } from './play-arenas.ts';
import { tellBetween, tellPresent } from './tell-arena.ts';
import { FIGHTS_ON_CARD, SLOT_MS, slotAt, slotsBetween } from './timetable.ts';

const NOON = Date.UTC(2026, 10, 27, 5, 30);
const PLAYED = { seed: 'test', key: 'a key' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const fightOf = ({ arena, event, ...rest }: SabongFeedMessage): string =>
  `${arena}/${event}/${'fight' in rest ? rest.fight : 0}`;

test('a day of Yangon has nine cards of 32 fights, each with a time of its own', () => {
  const midnight = Date.UTC(2026, 10, 26, 17, 30);
  const slots = slotsBetween(midnight, midnight + DAY_MS - 1, 0);
  expect(slots).toHaveLength(9 * FIGHTS_ON_CARD);
  expect(new Set(slots.map(({ event, number }) => `${event}/${number}`)).size).toBe(slots.length);
  expect([slots[0]?.event, slots.at(-1)?.event]).toEqual(['20261127-1', '20261127-9']);
  expect(slotAt(midnight - 1, 0)).toMatchObject({ event: '20261126-9', number: FIGHTS_ON_CARD });
});

test('a fight closes before its cocks are let go, and is declared by both before the next one opens', () => {
  for (const slot of slotsBetween(NOON, NOON + DAY_MS, 0)) {
    const moments = planFight('test', 'BAGO', slot);
    const times = moments.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const phases = moments.flatMap((moment) => ('phase' in moment ? [moment.phase] : []));
    const end = phases.includes('cancelled') ? ['cancelled'] : ['fighting'];
    expect(phases).toEqual(['open', 'last_call', 'closed', ...end]);
    const declared = moments.flatMap((moment) => ('declares' in moment ? [moment] : []));
    expect(new Set(declared.map(({ declares }) => declares)).size).toBe(phases.includes('cancelled') ? 0 : 2);
    // The last words of the two are the same.
    const last = [0, 1].map((who) => declared.findLast(({ declares }) => declares === who)?.result);
    expect(last[0]).toBe(last[1]);
    expect(Math.max(...times)).toBeLessThan(slot.startsMs + SLOT_MS);
  }
});

test('over a day everything comes that can: draws, cancelled fights, and results that are said anew', () => {
  const plans = slotsBetween(NOON, NOON + 3 * DAY_MS, 0).map((slot) => planFight('test', 'BAGO', slot));
  const results = plans.flatMap((plan) => plan.flatMap((one) => ('declares' in one ? [one.result] : [])));
  expect(new Set(results)).toEqual(new Set(['meron', 'wala', 'draw']));
  expect(plans.some((plan) => plan.some((one) => 'phase' in one && one.phase === 'cancelled'))).toBe(true);
  expect(plans.some((plan) => plan.filter((one) => 'declares' in one).length > 2)).toBe(true);
});

test('what is told is what an operator reads, each message with a number of its own that grows with what it is of', () => {
  const messages = tellBetween(PLAYED, NOON, NOON + 3 * HOUR_MS);
  expect(SabongFeedBatch.shape.messages.element.array().parse(messages)).toEqual(messages);
  for (const [, of] of Map.groupBy(messages, fightOf)) {
    const numbers = of.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  }
  expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set(['card', 'fight', 'declaration']));
  expect(messages.every(({ number }) => Number.isSafeInteger(number))).toBe(true);
});

test('whatever is told in steps is told once, and by whoever begins anew under the same numbers', () => {
  const whole = tellBetween(PLAYED, NOON, NOON + HOUR_MS);
  const steps = Array.from({ length: 360 }, (_, at) =>
    tellBetween(PLAYED, NOON + at * 10_000, NOON + (at + 1) * 10_000),
  ).flat();
  expect(steps.toSorted((one, other) => one.number - other.number)).toEqual(whole);
  const anew = new Map(tellPresent(PLAYED, NOON + HOUR_MS).map((one) => [JSON.stringify(one), one]));
  const known = whole.filter((one) => one.kind !== 'card' && anew.has(JSON.stringify(one)));
  expect(known.length).toBeGreaterThan(0);
});

interface Posted {
  readonly path: string;
  readonly messages: readonly SabongFeedMessage[];
}

/** Plays for so many looks at a clock that goes on by itself; the operator answers as it is said. */
const play = async (looks: number, stepMs: number, answers: (look: number) => boolean): Promise<Posted[]> => {
  const ending = new AbortController();
  const posted: Posted[] = [];
  let look = 0;
  await playArenas({
    post: async (path, body) => {
      posted.push({ path, ...(body as { messages: SabongFeedMessage[] }) });
      return answers(look);
    },
    clock: {
      now: () => {
        look += 1;
        if (look > looks) ending.abort();
        return new Date(NOON + look * stepMs);
      },
    },
    seed: 'test',
    key: 'a key',
    signal: ending.signal,
    log: { info: () => undefined },
    pauseMs: 0,
  });
  return posted;
};

test('an operator that does not answer is told again until it does, and then everything since', async () => {
  const posted = await play(60, 2_000, (look) => look > 5 && (look < 20 || look > 30));
  expect(posted.every(({ path }) => path === SABONG_FEED_PATH)).toBe(true);
  expect(posted.slice(0, 5).every(({ messages }) => messages.some(({ kind }) => kind === 'card'))).toBe(true);
  const numbers = new Set(posted.flatMap(({ messages }) => messages.map(({ number }) => number)));
  const missing = tellBetween(PLAYED, NOON + 14_000, NOON + 118_000).filter(
    ({ number }) => !numbers.has(number),
  );
  expect(missing).toEqual([]);
});

test('a feed that has nothing to tell says every few seconds that it is there', async () => {
  const posted = await play(400, 100, () => true);
  const empty = posted.filter(({ messages }) => messages.length === 0).length;
  expect(empty).toBeGreaterThan(0);
  expect(empty).toBeLessThan(10);
});
