import { type Money, negateMoney, parseAmount } from '@hintha/money';
import { BusinessError, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { approvalName, defineApprovalAction } from '../approvals/index.ts';
import { findAccount } from '../identity/index.ts';
import { type DueAdjustment, insertDue } from './due/due-store.ts';
import { adjust, isReceipt } from '../wallet/index.ts';

/** Corrects a member's wallet by hand; the ticket stands in the ledger, the reason in the audit. */
export const adjustmentAction = defineApprovalAction({
  name: 'wallet.adjust',
  payload: z.strictObject({
    accountId: z.string().regex(/^[1-9]\d{0,17}$/),
    account: z.string(),
    /** Below zero to take. */
    amount: z.string(),
    ticket: z.string(),
    /** Of the contract's list; a proposal from before there was one has none. */
    code: z.string().optional(),
  }),
  makers: ['payments', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ accountId }) => `account:${accountId}`,
  execute: async ({ clock }, tx, { id: approval, payload }) => {
    const { accountId, amount, ticket } = payload;
    const correction = { approval, accountId: BigInt(accountId), amount: readSigned(amount), ticket };
    if (!(await postAdjustment(tx, correction))) return 'done';
    await insertDue(tx, correction, clock.now());
    return 'due';
  },
});

/** Posts a correction, once for its approval; whether its budget has no room for it, and nothing was posted. */
export const postAdjustment = async (tx: Transaction, correction: DueAdjustment): Promise<boolean> => {
  const { approval, accountId, amount, ticket } = correction;
  const result = await adjust(tx, {
    accountId,
    amount,
    id: `approval:${approval}`,
    reason: ticket,
    grant: { rule: 'adjust', approval: approvalName(approval) },
  });
  if (isReceipt(result)) return false;
  if (result.outcome === 'budget_exhausted') return true;
  throw new BusinessError(result.outcome === 'insufficient_funds' ? 'insufficient_funds' : 'not_found');
};

/** What is proposed for the member of the name; refuses a member that there is not, and an amount of nothing. */
export const readAdjustment = async (
  { db }: AppContext,
  { account: name, amount, ticket, code }: { account: string; amount: string; ticket: string; code: string },
) => {
  readSigned(amount);
  const account = await findAccount(db, name);
  if (account === undefined) throw new BusinessError('not_found');
  return { accountId: String(account.id), account: account.name, amount, ticket, code };
};

const readSigned = (text: string): Money => {
  const negative = text.startsWith('-');
  const amount = parseAmount(negative ? text.slice(1) : text);
  if (amount === 'not_an_amount' || amount === 0n)
    throw new BusinessError('bad_request', { fields: [{ field: 'amount', problem: 'invalid' }] });
  return negative ? negateMoney(amount) : amount;
};
