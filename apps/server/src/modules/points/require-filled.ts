import { Refusal } from '@hintha/platform';

/** Refuses what was left empty, each by its name. */
export const requireFilled = (typed: Readonly<Record<string, string>>): void => {
  const empty = Object.entries(typed).filter(([, value]) => value.trim() === '');
  if (empty.length === 0) return;
  throw new Refusal('not_empty', { fields: empty.map(([field]) => ({ field, problem: 'empty' })) });
};
