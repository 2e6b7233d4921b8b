import { payments } from '@hintha/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PAYMENT_PASSWORD } from '../../payments/savers.ts';
import type { Play } from '../player.ts';
import { askOperator, lookUntil, type Visitor } from './ask-operator.ts';

export interface Withdrawer extends Visitor {
  readonly bankAccountId: string;
  /** What was withdrawn today was withdrawn the day before, so that a limit of the day is not met. */
  readonly turnDay: () => Promise<void>;
}

const REST_MS = [300, 900] as const;
const LEAST_KYAT = 10_000;
const MORE_KYAT = 2_000;
const MOST_A_DAY = 90;

const { reply: WithdrawalView } = payments.requestWithdrawal;

/** Withdraws again and again, and says that it has arrived, until it is stopped. */
export async function withdraw(withdrawer: Withdrawer, play: Play): Promise<void> {
  const [least, most] = REST_MS;
  for (let n = 1; !play.stopping.aborted; n += 1) {
    await withdrawOnce(withdrawer, play, `${withdrawer.account}-withdrawal-${n}`);
    if (n % MOST_A_DAY === 0) await withdrawer.turnDay();
    await sleep(least + play.chance.below(most - least));
  }
}

async function withdrawOnce(withdrawer: Withdrawer, play: Play, requestId: string): Promise<void> {
  const { account, bankAccountId } = withdrawer;
  const kyat = LEAST_KYAT + play.chance.below(MORE_KYAT);
  const asked = play.log.payments.askWithdrawal(account, requestId, BigInt(kyat) * 100n);
  const body = { bankAccountId, amount: `${kyat}.00`, paymentPassword: PAYMENT_PASSWORD, requestId };
  const withdrawal = await askOperator(
    withdrawer,
    play,
    { method: 'POST', path: '/wps/withdrawals', body },
    WithdrawalView,
  );
  if (withdrawal === undefined) return;
  asked.id = withdrawal.id;
  const path = `/wps/withdrawals/${withdrawal.id}`;
  const look = () => askOperator(withdrawer, play, { method: 'GET', path }, WithdrawalView);
  const paid = await lookUntil(play, look, ({ waitsFor, state }) => {
    if (state === 'RISK') throw new Error(`withdrawal ${withdrawal.id} waits for people`);
    return waitsFor === 'answer';
  });
  for (const { id } of paid?.payouts ?? []) await confirm(withdrawer, play, id);
  const ended = await lookUntil(play, look, ({ endedAt }) => endedAt !== null);
  asked.received = ended?.state === 'COMPLETED';
}

async function confirm(visitor: Visitor, play: Play, payoutId: string): Promise<void> {
  const path = `/wps/withdrawals/confirmations/${payoutId}/received`;
  await askOperator(visitor, play, { method: 'POST', path }, z.unknown());
}
