import { randomToken, sign } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import type { Provider } from '../../channels/types.ts';

/** What a provider answered: text, a refusal for good, or nothing that could be told apart from silence. */
export type ProviderAnswer =
  | { readonly kind: 'ok'; readonly text: string }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unknown'; readonly why: string };

const TIME_LIMIT_MS = 10_000;
/** The order itself is wrong, and stays so; anything else, such as a key that is not known yet, can be mended. */
const FINAL = new Set([400, 404, 409, 410, 422]);
const LARGEST_ANSWER = 64 * 1024;

/** Makes a signed call of a provider. It never throws; what is not known is asked again by whoever called. */
export const callProvider = async (
  ctx: AppContext,
  { url, secret }: Provider,
  path: string,
  asked: object,
): Promise<ProviderAnswer> => {
  const body = JSON.stringify(asked);
  const timestamp = String(Math.floor(ctx.clock.now().getTime() / 1000));
  const nonce = randomToken(ctx.random, 128);
  try {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': sign(secret, { timestamp, nonce, body }),
      },
      body,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      redirect: 'error',
    });
    const text = await reply.text();
    if (reply.ok && text.length <= LARGEST_ANSWER) return { kind: 'ok', text };
    if (FINAL.has(reply.status)) return { kind: 'refused', status: reply.status };
    return { kind: 'unknown', why: `status ${reply.status}` };
  } catch (error) {
    return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) };
  }
};
