import { payments } from '@hintha/contract';
import { parseAmount } from '@hintha/money';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Play } from '../player.ts';
import { askOperator, lookUntil, type Visitor } from './ask-operator.ts';
import type { AskedDeposit } from './payment-log.ts';

const REST_MS = [100, 400] as const;
const LEAST_KYAT = 5_000;
const MORE_KYAT = 1_000;
const ANSWER_MS = 12_000;
const ASK_AGAIN_MS = 150;

/** How the page of the cashier is left: mostly paid, with the word of it sent well or badly. */
const CHOICES = ['pay', 'pay', 'pay duplicate', 'pay reordered', 'fail'] as const;
const PAGE_SAYS = {
  SUCCESS: '<p role="status">Paid.</p>',
  FAILED: '<p role="status">The payment has failed.</p>',
};

const DepositView = payments.readDeposit.reply;

/** Pays in again and again, by the page of the cashier, until it is stopped. */
export async function payIn(visitor: Visitor, play: Play): Promise<void> {
  const [least, most] = REST_MS;
  for (let n = 1; !play.stopping.aborted; n += 1) {
    await payOnce(visitor, play, `${visitor.account}-deposit-${n}`);
    await sleep(least + play.chance.below(most - least));
  }
}

async function payOnce(visitor: Visitor, play: Play, requestId: string): Promise<void> {
  const kyat = LEAST_KYAT + play.chance.below(MORE_KYAT);
  const asked = play.log.payments.askDeposit(visitor.account, requestId, BigInt(kyat) * 100n);
  const body = { methodId: 'gateway', amount: `${kyat}.00`, requestId };
  const order = await askOperator(
    visitor,
    play,
    { method: 'POST', path: '/wps/deposits', body },
    DepositView,
  );
  if (order === undefined) return;
  asked.orderNo = order.orderNo;
  const look = () =>
    askOperator(visitor, play, { method: 'GET', path: `/wps/deposits/${order.id}` }, DepositView);
  const opened = await lookUntil(play, look, ({ payUrl, state }) => payUrl !== null || state !== 'CREATED');
  if (opened?.payUrl == null) return;
  await answerCashier(opened.payUrl, play, asked);
  const ended = await lookUntil(play, look, ({ state }) => state !== 'AWAITING');
  if (ended?.credited != null) asked.credited = readAmount(ended.credited);
}

function readAmount(text: string): bigint {
  const amount = parseAmount(text);
  if (amount === 'not_an_amount') throw new Error(`the operator told the amount ${text}`);
  return amount;
}

/** Chooses on the page until it says what became of the payment. */
async function answerCashier(payUrl: string, play: Play, asked: AskedDeposit): Promise<void> {
  const [choice = '', webhooks = ''] = play.chance.pick(CHOICES).split(' ');
  const url = `${payUrl}?${new URLSearchParams({ language: 'en', webhooks })}`;
  while (!play.leaving.aborted) {
    const page = await choose(url, choice);
    for (const status of ['SUCCESS', 'FAILED'] as const)
      if (page.includes(PAGE_SAYS[status])) asked.paid = status;
    if (asked.paid !== undefined) return;
    await sleep(ASK_AGAIN_MS);
  }
}

/** What the page says after it; nothing when there was no answer. */
async function choose(url: string, choice: string): Promise<string> {
  try {
    const body = new URLSearchParams({ choice });
    const reply = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(ANSWER_MS) });
    return await reply.text();
  } catch {
    return '';
  }
}
