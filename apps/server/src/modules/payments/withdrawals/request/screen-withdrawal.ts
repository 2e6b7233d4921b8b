import { money } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { SYSTEM } from '../../../audit/index.ts';
import { isUnrecognisedOrigin } from '../../../identity/index.ts';
import { isFlaggedOpposed } from '../../../sabong/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { isNumberShared, selectPayeesById } from '../../payees/payee-store.ts';
import { lockWithdrawal, recordStatus } from '../advance-withdrawal.ts';
import { approve } from '../decide-withdrawal.ts';
import { selectAccountFlags } from '../flags/flag-store.ts';
import { type RiskInputs, riskReasons } from '../rules.ts';
import { withdrawalSettings } from '../settings.ts';
import type { StoredWithdrawal } from '../types.ts';
import {
  hasCompleted,
  selectUnscreened,
  sumDeposits,
  sumWithdrawals,
  updateWithdrawal,
} from '../withdrawal-store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Lets a new withdrawal through when nothing speaks against it; else people decide, and are told why. */
export const screenWithdrawal = (ctx: AppContext, id: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal.state !== 'REQUESTED') return;
    const settings = await readSettings(tx, withdrawalSettings);
    const risks = riskReasons(await readRiskInputs(tx, withdrawal, settings.ratioDays), settings);
    if (risks.length === 0) return approve(ctx, tx, withdrawal, SYSTEM);
    await updateWithdrawal(tx, withdrawal, { state: 'RISK', endedAt: null, risks });
    await recordStatus(ctx, tx, { withdrawalId: id, what: 'RISK', by: SYSTEM });
  });

const readRiskInputs = async (
  tx: Transaction,
  withdrawal: StoredWithdrawal,
  ratioDays: number,
): Promise<RiskInputs> => {
  const { accountId, payeeId, amount, requestedAt, ip, userAgent } = withdrawal;
  const ago = (days: number): Date => new Date(requestedAt.getTime() - days * DAY_MS);
  const [payee] = await selectPayeesById(tx, [payeeId]);
  if (payee === undefined) throw new Error(`the payee of withdrawal ${withdrawal.id} is gone`);
  const marks = await selectAccountFlags(tx, accountId);
  const { amount: withdrawn } = await sumWithdrawals(tx, accountId, ago(ratioDays));
  return {
    amount,
    requestedAt,
    payeeAddedAt: payee.addedAt,
    isFirst: !(await hasCompleted(tx, accountId)),
    isNewPlace: await isUnrecognisedOrigin(tx, { accountId, ip, userAgent, before: ago(1) }),
    withdrawn: money(withdrawn),
    deposited: money(await sumDeposits(tx, accountId, ago(ratioDays))),
    isPayeeShared: await isNumberShared(tx, payee),
    isBonusAbuser: marks.includes('BONUS_ABUSE'),
    isOpposed: await isFlaggedOpposed(tx, accountId, ago(ratioDays)),
  };
};

const PATIENCE_MS = 60_000;

/** Takes up the withdrawals whose own job was lost with the program that ran it. */
export const screenWithdrawals = async (ctx: AppContext): Promise<void> => {
  const until = new Date(ctx.clock.now().getTime() - PATIENCE_MS);
  for (const id of await selectUnscreened(ctx.db, until)) await screenWithdrawal(ctx, id);
};
