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

/** The member's requirements, every bet so far counted: the open ones in the order they are filled, then the others. */
export const readRequirements = async (
  on: Database | Transaction,
  accountId: bigint,
): Promise<StoredRequirement[]> => {
  if ('pool' in on) return transaction(on, (tx) => readRequirements(tx, accountId));
  await catchUp(on, accountId);
  return listRequirements(on, accountId);
};

/**
 * What the member still has to bet before money may leave, every bet so far counted. In a transaction the wallet stays
 * locked, so that no bet comes between the answer and what is done upon it.
 */
export const remainingTurnover = async (on: Database | Transaction, accountId: bigint): Promise<Money> => {
  if ('pool' in on) return transaction(on, (tx) => remainingTurnover(tx, accountId));
  await lockWallets(on, [accountId]);
  await catchUp(on, accountId);
  return money(await sumMissing(on, accountId));
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
    await catchUp(tx, accountId);
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
