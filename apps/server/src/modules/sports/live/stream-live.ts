import { sports } from '@hintha/contract';
import { STREAMS } from '@hintha/contract/first-paths';
import { BusinessError, type Http, openEventStream } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { findEvents } from '../events/event-store.ts';
import { listMainMarkets, listMarkets } from '../events/market-store.ts';
import { LISTED_MARKETS } from '../rules.ts';
import { sportsSettings } from '../settings.ts';
import { toLiveView, toMarketView } from '../views.ts';
import { openLiveBoard } from './live-board.ts';

/** Of more events than these a list tells, which shows some of their markets. */
const MOST_WHOLE = 3;
/** Streams of this process; whoever comes then asks every few seconds instead. */
const MOST_STREAMS = 5_000;

const Query = z.object({
  events: z
    .string()
    .regex(/^[1-9]\d{0,17}(?:,[1-9]\d{0,17})*$/)
    .transform((text) => [...new Set(text.split(','))].map(BigInt))
    .refine((ids) => ids.length <= sports.MOST_STREAMED),
});

/** GET /lgw/sports/stream: events and markets as they are now, and then as they change. Anybody may look. */
export const streamLive = (http: Http, ctx: AppContext): void => {
  const board = openLiveBoard(ctx);
  let streams = 0;
  http.addHook('onClose', async () => board.close());
  http.get(STREAMS.sports, async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) throw new BusinessError('bad_request');
    if (streams >= MOST_STREAMS) throw new BusinessError('too_many_requests');
    const eventIds = query.data.events;
    const isList = eventIds.length > MOST_WHOLE;
    streams += 1;
    const stream = openEventStream(reply, () => {
      streams -= 1;
      stop();
    });
    // Listening begins before the present is read: nothing that changes in between is missed.
    const stop = board.watch({ eventIds, isList }, (frame) => stream.sendFrame(frame));
    stream.send(await readPresent(ctx, eventIds, isList));
  });
};

const readPresent = async (
  { db }: AppContext,
  eventIds: readonly bigint[],
  isList: boolean,
): Promise<sports.SportsStreamMessage> => {
  const { silenceSeconds } = await readSettings(db, sportsSettings);
  const [events, markets] = await Promise.all([
    findEvents(db, eventIds, silenceSeconds),
    isList
      ? listMainMarkets(db, eventIds, LISTED_MARKETS)
      : Promise.all(eventIds.map((id) => listMarkets(db, id))).then((lists) => lists.flat()),
  ]);
  return {
    events: [...events.values()].map((event) => ({ id: String(event.id), ...toLiveView(event) })),
    markets: markets.flatMap((market) => {
      const event = events.get(market.eventId);
      return event === undefined ? [] : [{ eventId: String(event.id), ...toMarketView(event, market) }];
    }),
  };
};
