import { randomToken } from '@hintha/platform';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../../../app-context.ts';

const TIMEOUT_MS = 10_000;
const NONCE_BITS = 128;

const Answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('PAID'), payerReference: z.string().min(1).max(128) }),
  z.object({ status: z.enum(['PENDING', 'REFUSED']) }),
]);

/**
 * The gateway over HTTP: a payout is one POST of JSON, and the question after it another. Each call is signed with
 * HMAC-SHA256 over `timestamp.nonce.body`. Null when the operator has none.
 */
export const openPayoutGateway = ({ config, clock, random }: AppContext): PayoutGateway | null => {
  const { payoutUrl: url, payoutKey: key } = config;
  if (url === null) return null;
  const sign = (body: string): Record<string, string> => {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const nonce = randomToken(random, NONCE_BITS);
    const signature = createHmac('sha256', key).update(`${timestamp}.${nonce}.${body}`).digest('hex');
    return { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature };
  };
  const call = (path: string, says: object): Promise<Response> => {
    const body = JSON.stringify(says);
    return fetch(`${url}${path}`, {
      method: 'POST',
      body,
      headers: { ...sign(body), 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
  };
  return {
    pay: async (payout: Payout) => {
      try {
        return readAnswer(await call('/payouts', payout));
      } catch (error) {
        if (isUnreached(error)) return { status: 'unreached' };
        throw error;
      }
    },
    ask: async (reference) => {
      const reply = await call('/payouts/query', { reference });
      return reply.status === 404 ? { status: 'unknown' } : readAnswer(reply);
    },
  };
};

/** No connection came about, so that nothing was said. */
const UNREACHED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const isUnreached = (error: unknown): boolean =>
  error instanceof Error && UNREACHED.has((error.cause as { code?: unknown } | undefined)?.code);

/** Anything but a plain answer tells nothing: it is asked again, since money may be on its way. */
const readAnswer = async (reply: Response): Promise<PayoutAnswer> => {
  if (!reply.ok) throw new Error(`the payout gateway answered ${reply.status}`);
  return Answer.parse(await reply.json());
};

/** A payment to be made outside; the gateway makes one for each reference, however often it is asked. */
export interface Payout {
  readonly reference: string;
  readonly provider: string;
  readonly number: string;
  readonly name: string;
  /** A decimal string with two decimals. */
  readonly amount: string;
  readonly currency: string;
}

/** What a gateway says of a payout; `unknown` when it has never heard of it, `unreached` when it could not be asked. */
export type PayoutAnswer =
  | { readonly status: 'PAID'; readonly payerReference: string }
  | { readonly status: 'PENDING' | 'REFUSED' | 'unknown' | 'unreached' };

/** Who pays outside. Both calls throw when no answer came, which tells nothing of the payment. */
export interface PayoutGateway {
  pay(payout: Payout): Promise<PayoutAnswer>;
  ask(reference: string): Promise<PayoutAnswer>;
}
