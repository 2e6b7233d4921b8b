import { ZERO, type Money } from '@hintha/money';
import type { Studio } from '../studio.ts';
import { findWallet } from './store.ts';
import type { Owner } from './types.ts';

/** What the player has with us; nothing where no wallet was ever opened. */
export const readOwnBalance = async ({ db }: Studio, owner: Owner): Promise<Money> =>
  (await findWallet(db, owner))?.balance ?? ZERO;
