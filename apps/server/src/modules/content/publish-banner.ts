import type { Transaction } from '@hintha/platform';
import { insertBanner } from './store.ts';
import type { StoredBanner } from './types.ts';

/** Puts a banner into the carousel of a group of routes. */
export const publishBanner = (tx: Transaction, banner: Omit<StoredBanner, 'id'>): Promise<void> =>
  insertBanner(tx, banner);
