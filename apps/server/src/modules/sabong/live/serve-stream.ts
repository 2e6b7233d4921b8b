import type { sabong } from '@hintha/contract';
import { STREAMS } from '@hintha/contract/first-paths';
import { BusinessError, type Http, openEventStream } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findArena } from '../arenas/arena-store.ts';
import { toFightView } from '../views.ts';
import { liveFights } from './watch-live.ts';

/** Visitors cost little; this process keeps so many streams of theirs in all, and so many of one address. */
const MOST = 5_000;
const MOST_OF_ADDRESS = 100;

/** GET /lgw/sabong/stream?arena=: the fights of an arena that are on, whenever one of them is not as it was. */
export const serveStream = (http: Http, ctx: AppContext): void => {
  const slots = new Map<string, number>();
  let all = 0;
  http.get(STREAMS.sabong, async (request, reply) => {
    const { arena: code } = request.query as { readonly arena?: unknown };
    const arena = typeof code === 'string' && code.length <= 32 ? await findArena(ctx.db, code) : undefined;
    if (arena === undefined || !arena.isOn) throw new BusinessError('not_found');
    const { ip } = request;
    const own = slots.get(ip) ?? 0;
    if (all >= MOST || own >= MOST_OF_ADDRESS) throw new BusinessError('too_many_requests');
    all += 1;
    slots.set(ip, own + 1);
    const sent = new Map<string, string>();
    const stop = liveFights(ctx).listen(arena.code, (now, read) => {
      const fights = read.map(toFightView).filter((view) => {
        const text = JSON.stringify(view);
        const isNew = sent.get(view.id) !== text;
        sent.set(view.id, text);
        return isNew;
      });
      if (fights.length > 0) stream.send({ now: now.getTime(), fights } satisfies sabong.SabongStreamMessage);
    });
    const stream = openEventStream(reply, () => {
      all -= 1;
      const left = (slots.get(ip) ?? 1) - 1;
      if (left > 0) slots.set(ip, left);
      else slots.delete(ip);
      stop();
    });
  });
};
