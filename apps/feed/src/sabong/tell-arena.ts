import {
  DEMO_ARENAS,
  demoDeclaratorKey,
  type SabongFeedMessage,
  type SabongMessageOf,
  signDeclaration,
} from '@hintha/vendor-protocol/feed';
import { entryOf } from './entries.ts';
import { type Moment, planFight } from './plan-fight.ts';
import { FIGHTS_ON_CARD, type Slot, SLOT_MS, slotAt, slotsBetween } from './timetable.ts';

type DemoArena = (typeof DEMO_ARENAS)[number];

/** Arenas begin their fights one behind the other. */
const lateOf = (place: number): number => (place * SLOT_MS) / DEMO_ARENAS.length;

// Of what happens in the same millisecond the later message has the larger number, after a restart too.
const NUMBERS_A_MS = 8;
const numberAt = (atMs: number, place = 0): number => Math.floor(atMs) * NUMBERS_A_MS + place;

interface Played {
  readonly seed: string;
  readonly key: string;
}

const cardOf = (
  { seed }: Played,
  arena: DemoArena,
  { event }: Slot,
  atMs: number,
): SabongMessageOf<'card'> => ({
  kind: 'card',
  number: numberAt(atMs),
  arena: arena.code,
  event,
  names: arena.names,
  fights: Array.from({ length: FIGHTS_ON_CARD }, (_, index) => {
    const name = `${arena.code} ${event} ${index + 1}`;
    return { fight: index + 1, meron: entryOf(seed, name, 'meron'), wala: entryOf(seed, name, 'wala') };
  }),
});

const toMessage = (
  { key }: Played,
  arena: DemoArena,
  { event, number: fight }: Slot,
  moment: Moment,
): SabongFeedMessage => {
  const of = { arena: arena.code, event, fight, at: moment.atMs, number: numberAt(moment.atMs, 1) };
  if ('phase' in moment) {
    const { phase, closesAt = null, cause = null } = moment;
    return { kind: 'fight', ...of, phase, closesAt, cause };
  }
  const by = arena.declarators[moment.declares];
  const declared = {
    ...of,
    number: numberAt(moment.atMs, 2 + moment.declares),
    result: moment.result,
    cause: null,
    by,
  };
  return {
    kind: 'declaration',
    ...declared,
    signature: signDeclaration(demoDeclaratorKey(key, by), declared),
  };
};

/** What has happened at the arenas after one instant and up to another, in its order. */
export const tellBetween = (played: Played, fromMs: number, untilMs: number): SabongFeedMessage[] =>
  DEMO_ARENAS.flatMap((arena, place) =>
    slotsBetween(fromMs, untilMs, lateOf(place)).flatMap((slot): SabongFeedMessage[] => [
      ...(slot.number === 1 && slot.startsMs > fromMs ? [cardOf(played, arena, slot, slot.startsMs)] : []),
      ...planFight(played.seed, arena.code, slot)
        .filter(({ atMs }) => atMs > fromMs && atMs <= untilMs)
        .map((moment) => toMessage(played, arena, slot, moment)),
    ]),
  ).toSorted((one, other) => one.number - other.number);

/**
 * What an operator has to know that has heard nothing yet: the cards of now, that the fights before were not held for it,
 * and what has happened in the one that is on.
 */
export const tellPresent = (played: Played, nowMs: number): SabongFeedMessage[] =>
  DEMO_ARENAS.flatMap((arena, place): SabongFeedMessage[] => {
    const slot = slotAt(nowMs, lateOf(place));
    const missed = Array.from({ length: slot.number - 1 }, (_, index): SabongFeedMessage => {
      const moment = { atMs: slot.startsMs - 1, phase: 'cancelled', cause: 'NO_SHOW' } as const;
      return toMessage(played, arena, { ...slot, number: index + 1 }, moment);
    });
    const held = planFight(played.seed, arena.code, slot)
      .filter(({ atMs }) => atMs <= nowMs)
      .map((moment) => toMessage(played, arena, slot, moment));
    return [cardOf(played, arena, slot, slot.startsMs), ...missed, ...held];
  });
