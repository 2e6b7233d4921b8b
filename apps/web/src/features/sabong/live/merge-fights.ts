import type { Fight } from './use-arenas.ts';

const isOver = ({ state }: Pick<Fight, 'state'>): boolean => state === 'SETTLED' || state === 'CANCELLED';

/** The fights of a card with those put in that the stream tells of; one that the card does not have waits for it. */
export const mergeFights = (fights: readonly Fight[], heard: readonly Fight[]): Fight[] => {
  const byId = new Map(heard.map((fight) => [fight.id, fight]));
  return fights.map((fight) => byId.get(fight.id) ?? fight);
};

/** Whether the stream tells of a fight that stands on no card that is known. */
export const isUnknown = (fights: readonly Fight[], heard: readonly Fight[]): boolean =>
  heard.some(({ id }) => fights.every((fight) => fight.id !== id));

/** The first that is still to come. */
export const nextOf = (fights: readonly Fight[]): Fight | undefined =>
  fights.find(({ state }) => state === 'UPCOMING');

/**
 * Of fights in their order the one that is on: it takes bets, is fought or waits to be paid. Else the one that was on last,
 * until the next takes bets; else the next; else the last.
 */
export const currentOf = (fights: readonly Fight[]): Fight | undefined => {
  const on = fights.find((fight) => !isOver(fight) && fight.state !== 'UPCOMING');
  if (on !== undefined) return on;
  const next = nextOf(fights);
  if (next === undefined) return fights.at(-1);
  const before = fights[fights.indexOf(next) - 1];
  return before?.isFinal ? before : next;
};
