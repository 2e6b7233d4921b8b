import { type Http, isAdmissible, parseJson, serveBytes, signedCallOf } from '@hintha/platform';
import { SPORTS_FEED_PATH, SportsFeedBatch } from '@hintha/vendor-protocol/feed';
import type { AppContext } from '../../../app-context.ts';
import { openApplyMessages } from './apply-messages.ts';

const LARGEST_BODY = 1024 * 1024;

/**
 * POST /lgw/sports/feed: what a feed tells of events, markets and results, signed over its bytes. A call that comes
 * twice changes nothing, since every message has a number.
 */
export const serveFeed = (http: Http, ctx: AppContext): void => {
  const apply = openApplyMessages(ctx);
  serveBytes(http, [
    {
      path: SPORTS_FEED_PATH,
      bodyLimit: LARGEST_BODY,
      tooLarge: () => ({ status: 413, body: '{"ok":false}' }),
      answer: async (call) => {
        const { feedKey } = ctx.config;
        const signed = signedCallOf(call);
        if (feedKey === null || !isAdmissible(ctx, feedKey, signed))
          return { status: 401, body: '{"ok":false}' };
        const batch = readBatch(signed.bytes);
        if (batch === undefined) return { status: 400, body: '{"ok":false}' };
        await apply(batch.messages);
        return { status: 200, body: '{"ok":true}' };
      },
    },
  ]);
};

const readBatch = (bytes: Buffer): SportsFeedBatch | undefined => {
  try {
    return SportsFeedBatch.safeParse(parseJson(bytes.toString())).data;
  } catch {
    return undefined;
  }
};
