import type { agents } from '@hintha/contract';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { maskPlayer, readAccountDetails } from '../../identity/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import { readSettings } from '../../settings/index.ts';
import { listRates, readRatesOf, refuseExcess, writeRates } from '../rates/give-rates.ts';
import { holdRates, type StoredRates } from '../rates/rate-store.ts';
import { centreSettings } from '../settings.ts';
import { closeLate } from './close-late.ts';
import { insertRequest } from './consent-store.ts';

const HOUR_MS = 3_600_000;

export interface RatesOrder {
  readonly agentId: bigint;
  readonly accountId: bigint;
  readonly rates: StoredRates;
}

/**
 * Gives an account right below other rates. What is raised is so at once; what would be lower waits for the account's
 * consent, but for its first day. Answers what it has now, and whether it was asked.
 */
export const setDownlineRates = (
  ctx: AppContext,
  order: RatesOrder,
): Promise<{ rates: agents.Rates; asked: boolean }> =>
  transaction(ctx.db, async (tx) => {
    const { agentId, accountId } = order;
    if ((await holdRates(tx, accountId)) !== agentId) throw new BusinessError('not_found');
    await refuseExcess(ctx, tx, order.rates, await readRatesOf(ctx, tx, agentId));
    const before = await readRatesOf(ctx, tx, accountId);
    const lower = pick(order.rates, (category, rate) => rate < before[category]);
    const isFree = lower === null || (await isNew(ctx, tx, accountId));
    const now = isFree ? order.rates : pick(order.rates, (category, rate) => rate > before[category]);
    if (now !== null) await writeRates(tx, accountId, now);
    if (!isFree) await ask(ctx, tx, { ...order, rates: lower });
    return { rates: await readRatesOf(ctx, tx, accountId), asked: !isFree };
  });

/** Those of the rates that are so; null for none. */
const pick = (
  rates: StoredRates,
  isSo: (category: agents.RateCategory, rate: number) => boolean,
): StoredRates | null => {
  const found = listRates(rates).filter(([category, rate]) => isSo(category, rate));
  return found.length === 0 ? null : Object.fromEntries(found);
};

const isNew = async (ctx: AppContext, tx: Transaction, accountId: bigint): Promise<boolean> => {
  const { freeHours } = await readSettings(tx, centreSettings);
  const opened = (await readAccountDetails(tx, accountId))?.createdAt.getTime() ?? 0;
  return ctx.clock.now().getTime() - opened < freeHours * HOUR_MS;
};

const ask = async (
  ctx: AppContext,
  tx: Transaction,
  { agentId, accountId, rates }: RatesOrder,
): Promise<void> => {
  const createdAt = ctx.clock.now();
  await closeLate(ctx, tx, accountId);
  const { consentHours } = await readSettings(tx, centreSettings);
  const expiresAt = new Date(createdAt.getTime() + consentHours * HOUR_MS);
  if (!(await insertRequest(tx, { accountId, agentId, rates, createdAt, expiresAt })))
    throw new BusinessError('consent_open');
  const agent = maskPlayer((await readAccountDetails(tx, agentId))?.name ?? '');
  await notifyMember(ctx, tx, { accountId, kind: 'rates_asked', values: { account: agent } });
};
