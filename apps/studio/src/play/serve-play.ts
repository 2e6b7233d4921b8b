import { formatAmount } from '@hintha/money';
import {
  serveJson,
  type Http,
  type JsonAnswer,
  type JsonCall,
  type JsonRoute,
  type Metrics,
} from '@hintha/platform';
import { languageOf, type Language, type Texts } from '../languages.ts';
import { Refused } from '../refused.ts';
import { admitPlayer } from '../sessions/index.ts';
import type { Studio } from '../studio.ts';
import type { PlayBusinessError, RefusedView } from '../wire.ts';
import { PLAY_ROUTES, type PlayRoute } from './routes.ts';

const STATUSES: Readonly<Record<PlayBusinessError, number>> = {
  bad_request: 400,
  session_ended: 401,
  account_disabled: 403,
  insufficient_funds: 409,
  limit_reached: 409,
  game_unavailable: 409,
  round_open: 409,
  too_fast: 429,
  unknown_error: 500,
  operator_unreachable: 503,
};

interface PlayContext {
  readonly studio: Studio;
  readonly texts: Texts;
  readonly metrics: Metrics;
}

/** Puts the calls of the wire on the server; what is not carried out is answered as the wire's error. */
export const servePlay = (http: Http, context: PlayContext): void =>
  serveJson(
    http,
    PLAY_ROUTES.map((route) => toJsonRoute(context, route)),
    {
      refuse: (thrown, badCall, call) => refuse(context, thrown, badCall, callerLanguage(call)),
      metrics: context.metrics,
    },
  );

const callerLanguage = ({ headers }: JsonCall): Language => languageOf(headers['accept-language']);

const toJsonRoute = (context: PlayContext, route: PlayRoute): JsonRoute => ({
  method: route.method,
  path: route.path,
  answer: async (call) => {
    const { studio } = context;
    if (route.guard === 'visitor') return route.answer(studio, call);
    const session = await admitPlayer(studio, call.token);
    try {
      return await route.answer(studio, { ...call, session });
    } catch (thrown) {
      return refuse(context, thrown, null, session.language);
    }
  },
});

const refuse = (
  { studio, texts }: PlayContext,
  thrown: unknown,
  badCall: number | null,
  language: Language,
): JsonAnswer => {
  const { code, balance } = toRefused(thrown, badCall);
  if (code === 'unknown_error') studio.log.error({ err: thrown }, 'a play call failed');
  const view: RefusedView = {
    code,
    message: texts[language].games.errors[code],
    ...(balance === null ? {} : { balance: formatAmount(balance) }),
  };
  return { status: badCall ?? STATUSES[code], view };
};

const toRefused = (thrown: unknown, badCall: number | null): Refused => {
  if (thrown instanceof Refused) return thrown;
  return new Refused(badCall === null ? 'unknown_error' : 'bad_request');
};
