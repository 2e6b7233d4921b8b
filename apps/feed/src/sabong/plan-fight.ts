import type { SabongMessageOf } from '@hintha/vendor-protocol/feed';
import { drawn, drawnBetween } from './chance.ts';
import type { Slot } from './timetable.ts';

const SECOND_MS = 1_000;
const LAST_CALL_MS = 15 * SECOND_MS;
const RELEASE_MS = 6 * SECOND_MS;

export type Result = 'meron' | 'wala' | 'draw';
export type Cause = 'WRONG_ENTRY' | 'UNFIT' | 'BLADE_DAMAGED' | 'NO_SHOW';

/** Something that happens at an arena: a phase of a fight, or that one of the two declares its result. */
export type Moment = { readonly atMs: number } & (
  | { readonly phase: SabongMessageOf<'fight'>['phase']; readonly closesAt?: number; readonly cause?: Cause }
  | { readonly declares: 0 | 1; readonly result: Result }
);

const CAUSES: readonly Cause[] = ['WRONG_ENTRY', 'UNFIT', 'BLADE_DAMAGED', 'NO_SHOW'];

/** How often what happens: meron is the favourite as a rule, and both die or nobody wins in one of twelve. */
const CHANCES = { cancelled: 0.03, draw: 0.08, meron: 0.5, misheard: 0.04, reversed: 0.03 } as const;

const other = (result: Result): Result => (result === 'meron' ? 'wala' : 'meron');

const resultOf = (...names: readonly (string | number)[]): Result => {
  const chance = drawn(...names, 'result');
  if (chance < CHANCES.draw) return 'draw';
  return chance < CHANCES.draw + CHANCES.meron ? 'meron' : 'wala';
};

/** What happens in a fight, in its order: chance is drawn by its name, so that whoever begins anew goes on with the same. */
export const planFight = (seed: string, arena: string, { event, number, startsMs }: Slot): Moment[] => {
  const names = [seed, arena, event, number] as const;
  const closesAt = startsMs + drawnBetween(120, 170, ...names, 'open') * SECOND_MS;
  const opened: Moment[] = [
    { atMs: startsMs, phase: 'open', closesAt },
    { atMs: closesAt - LAST_CALL_MS, phase: 'last_call' },
    { atMs: closesAt, phase: 'closed' },
  ];
  if (drawn(...names, 'cancelled') < CHANCES.cancelled) {
    const cause = CAUSES[drawnBetween(0, CAUSES.length - 1, ...names, 'cause')] ?? 'UNFIT';
    return [...opened, { atMs: closesAt + 2 * SECOND_MS, phase: 'cancelled', cause }];
  }
  const releasedAt = closesAt + RELEASE_MS;
  const endsAt = releasedAt + drawnBetween(15, 65, ...names, 'length') * SECOND_MS;
  return [...opened, { atMs: releasedAt, phase: 'fighting' }, ...planDeclarations(names, endsAt)];
};

const at = (endsAt: number, seconds: number): number => endsAt + seconds * SECOND_MS;

const planDeclarations = (names: readonly (string | number)[], endsAt: number): Moment[] => {
  const result = resultOf(...names);
  const oddity = drawn(...names, 'oddity');
  const first: Moment = { atMs: at(endsAt, 3), declares: 0, result };
  // The second one mishears, and says it again.
  if (oddity < CHANCES.misheard)
    return [
      first,
      { atMs: at(endsAt, 6), declares: 1, result: other(result) },
      { atMs: at(endsAt, 14), declares: 1, result },
    ];
  // The referee of the arena changes the result before anything is paid.
  if (oddity < CHANCES.misheard + CHANCES.reversed)
    return [
      { ...first, result: other(result) },
      { atMs: at(endsAt, 6), declares: 1, result: other(result) },
      { atMs: at(endsAt, 12), declares: 0, result },
      { atMs: at(endsAt, 15), declares: 1, result },
    ];
  return [first, { atMs: at(endsAt, 8), declares: 1, result }];
};
