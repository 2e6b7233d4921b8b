import { setTimeout as sleep } from 'node:timers/promises';
import type { Cashier } from './cashier.ts';
import { send } from './send-webhooks.ts';

const EVERY_MS = 60_000;
/** The operator may not be there yet. */
const AGAIN_MS = 2_000;

/** The cashier as a market: it tells the operator what a coin is worth, every minute until the program ends. */
export const feedRates = async (cashier: Cashier): Promise<void> => {
  const { config, clock, ending, log } = cashier;
  const url = `${config.operatorUrl}/wps/payments/rates`;
  while (!ending.aborted) {
    const word = { channel: 'usdt_trc20', coin: 'USDT', rate: config.rate, at: clock.now().getTime() };
    const answer = await send(cashier, url, JSON.stringify(word));
    if (answer !== 200) log.info({ answer }, 'the rate was not taken');
    await sleep(answer === 200 ? EVERY_MS : AGAIN_MS, undefined, { signal: ending }).catch(() => undefined);
  }
};
