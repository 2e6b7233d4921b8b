import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { agents } from '@hintha/contract';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { readAccountDetails, SUB_ACCOUNT, TRIAL } from '../../identity/index.ts';
import { openAccount, type Opened } from '../opening/open-account.ts';
import { readMaxima, readRatesOf, refuseExcess, writeRates } from '../rates/give-rates.ts';
import { holdRates, type StoredRates } from '../rates/rate-store.ts';

/** Opens a master agent or an affiliate, who stands below nobody. */
export const openAgent = (
  ctx: AppContext,
  caller: StaffCaller,
  { username, type, reason }: { username: string; type: 2 | 41; reason: string },
): Promise<Opened> =>
  openAccount(ctx, { username, type }, async (tx, id) => {
    const entry = { actor: actorOf(caller), action: 'agents.open', subject: `account:${id}` };
    await recordAudit(tx, { ...entry, reason, details: { type } });
  });

/** Gives an account other rates, within the platform's and those of the account above. */
export const ratesAction = defineApprovalAction({
  name: 'agents.rates',
  payload: z.strictObject({
    accountId: z.string().regex(/^[1-9]\d{0,17}$/),
    account: z.string(),
    rates: z.partialRecord(z.enum(agents.RATE_CATEGORIES), z.int()),
  }),
  makers: ['risk', 'administrator'],
  checkers: ['risk', 'administrator'],
  subjectOf: ({ accountId }) => `account:${accountId}`,
  execute: async (ctx, tx, { payload }) => {
    const id = BigInt(payload.accountId);
    await refuseRates(ctx, tx, id, payload.rates);
    await writeRates(tx, id, payload.rates);
  },
});

/** Holds the rates of an account, and refuses what it cannot be given. */
const refuseRates = async (
  ctx: AppContext,
  tx: Transaction,
  id: bigint,
  rates: StoredRates,
): Promise<void> => {
  const upline = await holdRates(tx, id);
  await refuseExcess(ctx, tx, rates, await readMaxima(ctx, tx));
  if (upline !== null) await refuseExcess(ctx, tx, rates, await readRatesOf(ctx, tx, upline));
};

export interface RatesWish {
  readonly accountId: bigint;
  readonly rates: StoredRates;
  readonly reason: string;
  readonly requestId: string;
}

/** Proposes other rates of an account to the colleagues. */
export const proposeRates = (ctx: AppContext, maker: StaffCaller, wish: RatesWish): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const { accountId, rates, reason, requestId } = wish;
    const account = await readAccountDetails(tx, accountId);
    if (account === undefined || account.type === TRIAL || account.type === SUB_ACCOUNT)
      throw new BusinessError('not_found');
    await refuseRates(ctx, tx, accountId, rates);
    const payload = { accountId: String(accountId), account: account.name, rates };
    return propose(ctx, tx, { action: ratesAction, payload, reason, requestId, maker });
  });
