import { setTimeout as sleep } from 'node:timers/promises';
import { randomToken } from '@hintha/platform';
import type { Cashier } from './cashier.ts';
import type { PlannedWebhook } from './plan-webhooks.ts';
import { sign } from './signature.ts';

const MOST_TRIES = 10;
const TIME_LIMIT_MS = 10_000;

/**
 * Tells the operator what has happened; each webhook is sent until it is taken. Answers at once, and calls `taken` when
 * all of them have been.
 */
export const sendWebhooks = (
  cashier: Cashier,
  url: string,
  planned: readonly PlannedWebhook[],
  taken: () => void = () => undefined,
): void => {
  const sending = Promise.all(planned.map((webhook) => deliver(cashier, url, webhook)));
  sending
    .then((all) => all.every(Boolean) && taken())
    .catch((error: unknown) => cashier.log.error({ err: error }, 'bug'));
};

const deliver = async (
  cashier: Cashier,
  notifyUrl: string,
  { afterMs, word }: PlannedWebhook,
): Promise<boolean> => {
  const { config, log, ending } = cashier;
  const body = JSON.stringify(word);
  let waitMs = afterMs;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    if (waitMs > 0) await sleep(waitMs, undefined, { signal: ending }).catch(() => undefined);
    if (ending.aborted) return false;
    const answer = await send(cashier, notifyUrl, body);
    log.info({ word, tries, answer }, 'webhook sent');
    if (answer >= 200 && answer < 300) return true;
    waitMs = config.retryMs * 2 ** (tries - 1);
  }
  return false;
};

/** Makes a signed call of the operator and answers its status; 0 when there was none. */
export const send = async (
  { config, clock, random }: Cashier,
  url: string,
  body: string,
): Promise<number> => {
  const timestamp = String(Math.floor(clock.now().getTime() / 1000));
  const nonce = randomToken(random, 128);
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': sign(config.key, { timestamp, nonce, body }),
      },
      body,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      redirect: 'error',
    });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    return 0;
  }
};
