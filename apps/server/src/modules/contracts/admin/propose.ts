import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { parseAmount, money } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { propose, type Proposed } from '../../approvals/index.ts';
import { findAccount } from '../../identity/index.ts';
import { affiliatesAction } from '../affiliates/approve-month.ts';
import { selectMonth } from '../affiliates/affiliate-store.ts';
import { selectContract } from '../documents/contract-store.ts';
import type { AskedTerms } from '../documents/to-terms.ts';
import { selectSettlement } from '../runs/settlement-store.ts';
import type { Kind } from '../types.ts';
import { correctAction, endAction, offerAction } from './actions.ts';

interface Wording {
  readonly reason: string;
  readonly requestId: string;
}

export const proposeOffer = async (
  ctx: AppContext,
  maker: StaffCaller,
  { account, kind, terms, ...wording }: Wording & { account: string; kind: Kind; terms: AskedTerms },
): Promise<Proposed> => {
  const payee = await findAccount(ctx.db, account);
  if (payee === undefined) throw new BusinessError('not_found');
  if (payee.type !== 2) throw new BusinessError('not_upline');
  const { tiers, period, carryNegative = false, requireLoss = false, deductSalary = false } = terms;
  const payload = {
    payee: String(payee.id),
    kind,
    ...(period === undefined ? {} : { period }),
    carryNegative,
    requireLoss,
    deductSalary,
    tiers: tiers.map(({ minVolume, ...tier }) => ({ ...tier, minVolume: String(minVolume) })),
  };
  return transaction(ctx.db, (tx) => propose(ctx, tx, { action: offerAction, payload, ...wording, maker }));
};

export const proposeEnd = async (
  ctx: AppContext,
  maker: StaffCaller,
  { id, ...wording }: Wording & { id: bigint },
): Promise<Proposed> => {
  const contract = await selectContract(ctx.db, id);
  if (contract?.state !== 'ACTIVE') throw new BusinessError('not_found');
  const payload = { contract: String(id) };
  return transaction(ctx.db, (tx) => propose(ctx, tx, { action: endAction, payload, ...wording, maker }));
};

export const proposeCorrection = async (
  ctx: AppContext,
  maker: StaffCaller,
  { id, amount, ...wording }: Wording & { id: bigint; amount: string },
): Promise<Proposed> => {
  const settlement = await selectSettlement(ctx.db, id);
  if (settlement?.number !== 0) throw new BusinessError('not_found');
  const isBack = amount.startsWith('-');
  const read = parseAmount(isBack ? amount.slice(1) : amount);
  if (read === 'not_an_amount' || read === 0n) throw new BusinessError('bad_request');
  const payload = { settlement: String(id), amount: String(isBack ? money(-BigInt(read)) : read) };
  return transaction(ctx.db, (tx) => propose(ctx, tx, { action: correctAction, payload, ...wording, maker }));
};

export const proposeMonth = async (
  ctx: AppContext,
  maker: StaffCaller,
  { month, ...wording }: Wording & { month: string },
): Promise<Proposed> => {
  const counted = (await selectMonth(ctx.db, `${month}-01`)).filter(({ state }) => state === 'COUNTED');
  if (counted.length === 0) throw new BusinessError('not_found');
  const amount = String(counted.reduce((sum, one) => sum + one.amount, 0n));
  const payload = { month, affiliates: counted.length, amount };
  return transaction(ctx.db, (tx) =>
    propose(ctx, tx, { action: affiliatesAction, payload, ...wording, maker }),
  );
};
