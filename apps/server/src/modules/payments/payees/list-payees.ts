import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { selectPayees } from './payee-store.ts';
import type { StoredPayee } from './types.ts';

/** The accounts that the caller can be paid out to, in the order they were added. */
export const listPayees = ({ db }: House, { accountId }: Caller): Promise<StoredPayee[]> =>
  selectPayees(db, accountId);
