import { randomToken, sign, type Clock, type RandomSource } from '@hintha/platform';

/** A batch may hold much that an operator has not heard yet. */
const TIME_LIMIT_MS = 30_000;

interface Caller {
  readonly operatorUrl: string;
  readonly key: string;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly signal: AbortSignal;
}

/** Makes a signed call of the operator; whether it was taken. */
export const callOperator = async (
  { operatorUrl, key, clock, random, signal }: Caller,
  path: string,
  content: object,
): Promise<boolean> => {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(clock.now().getTime() / 1000));
  const nonce = randomToken(random, 128);
  try {
    const reply = await fetch(`${operatorUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': sign(key, { timestamp, nonce, body }),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
      redirect: 'error',
    });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
};
