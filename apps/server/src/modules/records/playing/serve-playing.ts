import type { catalogue } from '@hintha/contract';
import { STREAMS } from '@hintha/contract/first-paths';
import { DEFAULT_LANGUAGE, languageOfCode } from '@hintha/contract/languages';
import { BusinessError, type Http, openEventStream } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { recordsSettings } from '../settings.ts';
import { toPlayingView } from '../views.ts';
import { watchPlaying } from './watch-playing.ts';

/** Visitors cost little; this process keeps so many streams of theirs in all, and so many of one address. */
const MOST = 5_000;
const MOST_OF_ADDRESS = 100;

/** GET /lgw/playing/stream: bets as they are placed, names masked. Anybody may look while the operator lets them. */
export const servePlaying = (http: Http, ctx: AppContext): void => {
  const places = new Map<string, number>();
  let all = 0;
  http.get(STREAMS.playing, async (request, reply) => {
    const { playingNow } = await readSettings(ctx.db, recordsSettings);
    if (!playingNow) throw new BusinessError('not_enabled');
    const { ip } = request;
    const own = places.get(ip) ?? 0;
    if (all >= MOST || own >= MOST_OF_ADDRESS) throw new BusinessError('too_many_requests');
    all += 1;
    places.set(ip, own + 1);
    const language = languageIn(request.query);
    const sent = new Set<string>();
    let isFirst = true;
    const stream = openEventStream(reply, () => {
      all -= 1;
      const left = (places.get(ip) ?? 1) - 1;
      if (left > 0) places.set(ip, left);
      else places.delete(ip);
      stop();
    });
    const stop = watchPlaying(ctx).listen((shown) => {
      const fresh = shown.filter(({ bet }) => !sent.has(bet.id));
      sent.clear();
      for (const { bet } of shown) sent.add(bet.id);
      // The first message tells a quiet site from a slow line.
      if (fresh.length === 0 && !isFirst) return;
      isFirst = false;
      const bets = fresh.map((one) => toPlayingView(one, language));
      stream.send({ bets } satisfies catalogue.PlayingStreamMessage);
    });
  });
};

const languageIn = (query: unknown): string => {
  const { language } = query as { readonly language?: unknown };
  return (typeof language === 'string' ? languageOfCode(language) : undefined) ?? DEFAULT_LANGUAGE;
};
