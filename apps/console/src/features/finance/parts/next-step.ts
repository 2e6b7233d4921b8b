import type { Narrowing, Way } from './use-part-filter.ts';

/** What opening a part looks at next; nothing for a part that has no parts of its own. */
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
