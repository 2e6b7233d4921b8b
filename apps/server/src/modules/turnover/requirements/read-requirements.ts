import { money, type Money } from '@hintha/money';
import { type Database, BusinessError, transaction, type Transaction } from '@hintha/platform';
import { lockWallets } from '../../wallet/index.ts';
import type { FilledBy, StoredRequirement } from '../types.ts';
import { catchUp } from './catch-up.ts';
import {
  countContributions,
  findRequirement,
  listFilledBy,
  listRequirements,
  sumDepositBases,
  sumMissing,
} from './requirement-store.ts';

/** The member's requirements as they were last counted: the open ones in the order they are filled, then the others. */
export const readRequirements = (db: Database, accountId: bigint): Promise<StoredRequirement[]> =>
  transaction(db, (tx) => listRequirements(tx, accountId));

/** What the member still has to bet before money may leave, as it was last counted; nothing is decided by it. */
export const readRemaining = (db: Database, accountId: bigint): Promise<Money> =>
  transaction(db, async (tx) => money(await sumMissing(tx, accountId)));

/**
 * What the member still has to bet before money may leave, every bet so far counted. The wallet stays locked, so that no
 * bet comes between the answer and what is done upon it.
 */
export const remainingTurnover = async (tx: Transaction, accountId: bigint): Promise<Money> => {
  await lockWallets(tx, [accountId]);
  await catchUp(tx, accountId);
  return money(await sumMissing(tx, accountId));
};

export interface FilledPage {
  readonly bets: readonly FilledBy[];
  readonly total: number;
}

/** A page of the bets that filled one of the member's requirements, the newest first. */
export const readContributions = (
  db: Database,
  { accountId, requirementId }: { accountId: bigint; requirementId: bigint },
  { no, size }: { no: number; size: number },
): Promise<FilledPage> =>
  transaction(db, async (tx) => {
    const requirement = await findRequirement(tx, accountId, requirementId);
    if (requirement === undefined) throw new BusinessError('not_found');
    const bets = await listFilledBy(tx, requirementId, { limit: size, offset: (no - 1) * size });
    return { bets, total: await countContributions(tx, requirementId) };
  });

/** What a member has deposited within a span; a deposit that was taken back does not count. */
export const sumDeposits = (
  db: Database,
  accountId: bigint,
  span: { from: Date; to: Date },
): Promise<Money> => sumDepositBases(db, accountId, span);
