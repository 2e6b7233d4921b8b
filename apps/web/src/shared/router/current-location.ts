import type { Location } from 'react-router';

/** What an entry of the history keeps beside its address. */
export interface Kept {
  key: string;
  state: unknown;
}

/** Where the browser is by now; what is drawn may still be on its way there. */
export const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as Partial<Kept> | null;
  return { pathname, search, hash, key: kept?.key ?? 'default', state: kept?.state ?? null };
};
