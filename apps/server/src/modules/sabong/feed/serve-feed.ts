import {
  type Http,
  isAdmissible,
  parseJson,
  serveBytes,
  type SignedCall,
  signedCallOf,
} from '@hintha/platform';
import { SABONG_FEED_PATH, SabongFeedBatch } from '@hintha/vendor-protocol/feed';
import type { AppContext } from '../../../app-context.ts';
import { updateHeard } from '../arenas/arena-store.ts';
import { takeMessages, type TakenMessage } from './take-messages.ts';

const LARGEST_BODY = 256 * 1024;

type Answer =
  | { readonly status: 401 | 400 }
  | { readonly status: 200; readonly taken: readonly TakenMessage[] };

/**
 * POST /lgw/sabong/feed: what happens at the arenas, signed over its bytes under the key of the feeds. Messages are
 * numbered, so that a call which comes twice changes nothing the second time.
 */
export const serveFeed = (http: Http, ctx: AppContext): void =>
  serveBytes(http, [
    {
      path: SABONG_FEED_PATH,
      bodyLimit: LARGEST_BODY,
      tooLarge: () => ({ status: 413, body: '{"ok":false}' }),
      answer: async (call) => {
        const answer = await takeCall(ctx, signedCallOf(call));
        const { status } = answer;
        return { status, body: JSON.stringify({ ok: status === 200, ...('taken' in answer && answer) }) };
      },
    },
  ]);

const takeCall = async (ctx: AppContext, call: SignedCall): Promise<Answer> => {
  const { feedKey } = ctx.config;
  if (feedKey === null || !isAdmissible(ctx, feedKey, call)) return { status: 401 };
  const batch = readBatch(call.bytes);
  if (batch === undefined) return { status: 400 };
  const taken = await takeMessages(ctx, batch.messages);
  await updateHeard(ctx.db, [...new Set(batch.messages.map(({ arena }) => arena))]);
  return { status: 200, taken };
};

const readBatch = (bytes: Buffer): SabongFeedBatch | undefined => {
  try {
    return SabongFeedBatch.safeParse(parseJson(bytes.toString())).data;
  } catch {
    return undefined;
  }
};
