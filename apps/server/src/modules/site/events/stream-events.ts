import type { ServerEvent } from '@hintha/contract';
import { addMoney, formatAmount, type Money, parseAmount } from '@hintha/money';
import { type Http, type Metrics, openEventStream, readToken, BusinessError } from '@hintha/platform';
import type { AppEvent } from '../../../app-event.ts';
import type { AppContext } from '../../../app-context.ts';
import { openFindSession } from '../../identity/index.ts';

const RECHECK_MS = 30_000;

type BalanceChanged = Extract<AppEvent, { type: 'balance-changed' }>;

/** What an account is known to have outside of its wallet. */
export type SumVendorBalances = (accountId: bigint) => Promise<Money>;

/** GET /wps/events: what happens to the caller's account, told as it happens. It does not keep a session alive. */
export const streamEvents = (
  http: Http,
  ctx: AppContext,
  metrics: Metrics,
  sumVendorBalances: SumVendorBalances,
): void => {
  const readSum = openReadSum(ctx, metrics);
  const findSession = openFindSession(ctx);
  http.get('/wps/events', async (request, reply) => {
    const token = readToken(request);
    const caller = token === null ? undefined : await findSession(token, 'background');
    if (token === null || caller === undefined) throw new BusinessError('not_logged_in');
    // The news of a wallet know nothing of what lies outside; the two are told together.
    let away = await sumVendorBalances(caller.accountId);
    const tellBalance = ({ type, sumBalance, available, held }: BalanceChanged) => {
      const sum = readSum(type, sumBalance);
      if (sum === undefined) return;
      const event: ServerEvent = { type, sumBalance: formatAmount(addMoney(sum, away)), available, held };
      stream.send(event);
    };
    const stop = ctx.events.subscribe((fact) => {
      if (fact.key !== String(caller.accountId) || isOfOthers(fact)) return;
      if (fact.type === 'session-ended' && fact.sessionId !== String(caller.sessionId)) return;
      if (fact.type === 'funds-away') away = readSum(fact.type, fact.away) ?? away;
      else if (fact.type === 'balance-changed') tellBalance(fact);
      else stream.send(toServerEvent(fact));
      if (fact.type === 'session-ended') stream.close();
    });
    const recheck = setInterval(() => {
      findSession(token, 'background').then(
        (still) => still === undefined && stream.close(),
        (error: unknown) => ctx.log.warn({ err: error }, 'a session was not looked at again'),
      );
    }, RECHECK_MS);
    const stream = openEventStream(reply, () => {
      clearInterval(recheck);
      stop();
    });
  });
};

/** Reads the amount that a fact tells. One that tells none is heard of and passed over; the stream has more to tell. */
const openReadSum = ({ log }: AppContext, metrics: Metrics) => {
  const count = metrics.counter('hintha_facts_without_amount_total', 'Facts whose amount could not be read.');
  return (type: AppEvent['type'], text: string): Money | undefined => {
    const sum = parseAmount(text);
    if (sum !== 'not_an_amount') return sum;
    count();
    log.error({ fact: type, text }, 'a fact told no amount, the stream goes on without it');
    return undefined;
  };
};

/** What concerns other listeners alone, whatever its key. */
const isOfOthers = (fact: AppEvent): fact is Extract<AppEvent, { type: 'chat-changed' }> =>
  fact.type === 'chat-changed';

type Told = Exclude<AppEvent, { type: 'balance-changed' | 'funds-away' | 'chat-changed' }>;

const toServerEvent = (fact: Told): ServerEvent => {
  if (fact.type === 'message-arrived') return { type: fact.type, kind: fact.kind };
  return fact.type === 'chat-answered' ? { type: fact.type } : { type: fact.type, reason: fact.reason };
};
