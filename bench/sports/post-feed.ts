import { sign } from '@hintha/platform';
import { type SportsFeedMessage, SPORTS_FEED_PATH } from '@hintha/vendor-protocol/feed';
import { randomUUID } from 'node:crypto';
import { Halt } from '../../tools/halt.ts';

const KEY = 'hintha-feed-demo-key';

/** Tells a server what a feed of sports tells it. */
export const postFeed = async (url: string, messages: readonly SportsFeedMessage[]): Promise<void> => {
  const body = JSON.stringify({ messages });
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1_000)), randomUUID()];
  const reply = await fetch(`${url}${SPORTS_FEED_PATH}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': sign(KEY, { timestamp, nonce, body }),
    },
  });
  if (!reply.ok) throw new Halt(`The feed was answered ${reply.status}.`);
  await reply.arrayBuffer();
};
