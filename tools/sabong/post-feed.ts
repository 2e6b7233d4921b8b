import { sign, type Http } from '@hintha/platform';
import { SABONG_FEED_PATH, type SabongMessageOf, signDeclaration } from '@hintha/vendor-protocol/feed';
import { randomUUID } from 'node:crypto';

const FEED_KEY = 'hintha-feed-demo-key';

interface Posted {
  readonly status: number;
  readonly body: { readonly ok: boolean; readonly taken?: readonly string[] };
}

/** The head of a call of a feed. */
export const signFeed = (body: string, now: Date, key = FEED_KEY): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const nonce = randomUUID();
  return {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': sign(key, { timestamp, nonce, body }),
  };
};

/** Posts what a feed says, as it is signed unless a test says otherwise. */
export const postFeed = async (
  http: Http,
  now: Date,
  messages: readonly object[] | string,
  { key = FEED_KEY, ...headers }: { readonly key?: string } & Readonly<Record<string, string>> = {},
): Promise<Posted> => {
  const body = typeof messages === 'string' ? messages : JSON.stringify({ messages });
  const signed = signFeed(body, now, key);
  const reply = await http.inject({
    method: 'POST',
    url: SABONG_FEED_PATH,
    headers: { ...signed, ...headers },
    payload: body,
  });
  return { status: reply.statusCode, body: reply.json() };
};

/** A declaration under the key of who makes it. */
export const declaration = (
  key: string,
  declared: Omit<SabongMessageOf<'declaration'>, 'signature' | 'kind'>,
): SabongMessageOf<'declaration'> => ({
  kind: 'declaration',
  ...declared,
  signature: signDeclaration(key, declared),
});
