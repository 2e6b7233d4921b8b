import { contribute } from '@hintha/platform';
import { CASH_OUT_CHECKS } from '../../sports/index.ts';
import { listMovable } from './requirement-store.ts';

/** A bet is not bought back while a bonus is played through: it would fill the requirement without a risk. */
export const cashOutCheck = contribute(CASH_OUT_CHECKS, async (tx, accountId) =>
  (await listMovable(tx, accountId, [])).every(({ kind }) => kind !== 'BONUS'),
);
