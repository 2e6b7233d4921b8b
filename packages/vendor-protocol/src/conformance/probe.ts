import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { addMoney, formatAmount, money, type Money } from '@hintha/money';

/** What came back, whatever it was. */
export interface Answer {
  readonly status: number;
  readonly body: Uint8Array;
}

// What SOFTSWISS allows for one attempt; an operator that needs longer has not answered.
const ATTEMPT_TIMEOUT_MS = 15_000;

export const freshId = (kind: string): string => `${kind}-${randomUUID()}`;

/** One exchange with an operator, whatever the method, the headers and the bytes. */
export const exchange = async (baseUrl: string, path: string, init: RequestInit): Promise<Answer> => {
  const response = await fetch(baseUrl.replace(/\/+$/, '') + path, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
};

export const describe = ({ status, body }: Answer): string => {
  const text = Buffer.from(body).toString('utf8').slice(0, 200);
  return `the answer was ${status} ${text === '' ? 'without a body' : text}`;
};

export const expectAmount = (actual: Money | 'not_an_amount', wanted: Money, what: string): void => {
  const shown = actual === 'not_an_amount' ? actual : formatAmount(actual);
  assert(actual === wanted, `${what} should be ${formatAmount(wanted)} and is ${shown}`);
};

export const expectSame = (actual: string, wanted: string, what: string): void =>
  assert(actual === wanted, `${what} should be «${wanted}» and is «${actual}»`);

/** Whatever the operator makes of it, it must be an error of the caller's and not a fault of the operator's. */
export const expectClientError = (answer: Answer, what: string): void =>
  assert(answer.status >= 400 && answer.status < 500, `${what} should be a 4xx: ${describe(answer)}`);

export const expectNoFault = (answer: Answer, what: string): void =>
  assert(answer.status < 500, `${what} should not be a fault of the operator: ${describe(answer)}`);

/** The balance before the steps plus this difference must be the balance after them. */
export const expectMovement = async (
  readBalance: () => Promise<Money>,
  difference: Money,
  steps: (before: Money) => Promise<void>,
): Promise<void> => {
  const before = await readBalance();
  await steps(before);
  expectAmount(await readBalance(), addMoney(before, difference), 'the balance afterwards');
};

/** How many copies of one call are sent at once. */
export const COPIES = 50;

export const manyTimes = <Result>(
  times: number,
  make: (place: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: times }, (_, place) => make(place)));

/** What a case put down or took is given back, so that an account does not grow or shrink from run to run. */
export const restoring = async (
  readBalance: () => Promise<Money>,
  settle: (change: Money) => Promise<void>,
  steps: () => Promise<void>,
): Promise<void> => {
  const before = await readBalance();
  await steps();
  const change = money((await readBalance()) - before);
  if (change !== 0n) await settle(change);
};
