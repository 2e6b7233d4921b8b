import type { Narrowing, Way } from './use-aggregate-filter.ts';

/** What breaking an aggregate down shows next; undefined for one that cannot be broken down further. */
export const nextStep = (
  by: Way,
  id: string,
  team: string,
): Partial<Record<Narrowing | 'by', string>> | undefined => {
  if (by === 'vendor') return { vendor: id, by: id === NONE ? 'wallet' : 'game' };
  if (by === 'game') return { game: id, by: 'wallet' };
  // The agent's own wallet is a branch of the team and has no branches.
  if (by === 'team') return { team: id, by: id === NONE || id === team ? 'wallet' : 'team' };
  return undefined;
};

const NONE = 'none';
