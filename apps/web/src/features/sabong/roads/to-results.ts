import type { Fight } from '../live/use-arenas.ts';

/** How a fight ended, with those that do not count among them. */
export type Ended = 'meron' | 'wala' | 'draw' | 'cancelled';

export interface EndedFight {
  readonly id: string;
  readonly number: number;
  readonly outcome: Ended;
}

const outcomeOf = ({ state, result }: Fight): Ended | null => {
  if (state === 'CANCELLED') return 'cancelled';
  return state === 'RESULT' || state === 'SETTLED' ? result : null;
};

/** The fights of a card that have ended, in their order; one that was cancelled before it was open is left out. */
export const endedOf = (fights: readonly Fight[]): EndedFight[] =>
  fights.flatMap((fight): EndedFight[] => {
    const outcome = outcomeOf(fight);
    if (outcome === null || (outcome === 'cancelled' && fight.openedAt === null)) return [];
    return [{ id: fight.id, number: fight.number, outcome }];
  });

const ON_ROADS = { meron: 'first', wala: 'second', draw: 'tie' } as const;

/** What of them stands on the big road: a fight that does not count stands on none. */
export const toRoad = (ended: readonly EndedFight[]) =>
  ended.flatMap(({ outcome }) => (outcome === 'cancelled' ? [] : [ON_ROADS[outcome]]));

export const countOf = (ended: readonly EndedFight[], outcome: Ended): number =>
  ended.filter((one) => one.outcome === outcome).length;
