import { STREAMS } from '@hintha/contract/first-paths';
import type { ServerEvent } from '@hintha/contract';
import { addMoney, formatAmount, type Money, parseAmount } from '@hintha/money';
import { type Http, type Metrics, openEventStream, readToken, BusinessError } from '@hintha/platform';
import type { AppEvent } from '../../../app-event.ts';
import type { AppContext } from '../../../app-context.ts';
import { openFindSession, openStreamSlot } from '../../identity/index.ts';
import { sumVendorBalances } from '../../vendors/index.ts';

const RECHECK_MS = 30_000;

type BalanceChanged = Extract<AppEvent, { type: 'balance-changed' }>;

/** GET /wps/events: what happens to the caller's account, as it happens. It does not keep a session alive. */
export const streamEvents = (http: Http, ctx: AppContext, metrics: Metrics): void => {
  const readAmount = openReadAmount(ctx, metrics);
  const findSession = openFindSession(ctx);
  http.get(STREAMS.account, async (request, reply) => {
    const token = readToken(request);
    const caller = token === null ? undefined : await findSession(token, 'background');
    if (token === null || caller === undefined) throw new BusinessError('not_logged_in');
    // The events of a wallet know nothing of the vendors' balances; the page shows the sum of both.
    let vendorBalances = await sumVendorBalances(ctx.db, caller.accountId);
    const slot = await openStreamSlot(ctx, `session:${caller.sessionId}`);
    const sendBalance = ({ type, sumBalance, available, held }: BalanceChanged) => {
      const balance = readAmount(type, sumBalance);
      if (balance === undefined) return;
      const whole = formatAmount(addMoney(balance, vendorBalances));
      const event: ServerEvent = { type, sumBalance: whole, available, held };
      stream.send(event);
    };
    const stop = ctx.events.subscribe((event) => {
      if (event.key !== String(caller.accountId) || isOfOthers(event)) return;
      if (event.type === 'session-ended' && event.sessionId !== String(caller.sessionId)) return;
      if (event.type === 'funds-away') vendorBalances = readAmount(event.type, event.away) ?? vendorBalances;
      else if (event.type === 'balance-changed') sendBalance(event);
      else stream.send(toServerEvent(event));
      if (event.type === 'session-ended') stream.close();
    });
    const recheck = setInterval(() => {
      findSession(token, 'background').then(
        (still) => still === undefined && stream.close(),
        (error: unknown) => ctx.log.warn({ err: error }, 'a session could not be checked again'),
      );
    }, RECHECK_MS);
    const stream = openEventStream(reply, () => {
      clearInterval(recheck);
      slot.release();
      stop();
    });
  });
};

/** Reads the amount of an event. One without an amount is counted and passed over; the stream goes on. */
const openReadAmount = ({ log }: AppContext, metrics: Metrics) => {
  const count = metrics.counter(
    'hintha_events_without_amount_total',
    'Events whose amount could not be read.',
  );
  return (type: AppEvent['type'], text: string): Money | undefined => {
    const amount = parseAmount(text);
    if (amount !== 'not_an_amount') return amount;
    count();
    log.error({ event: type, text }, 'an event had no amount, the stream goes on without it');
    return undefined;
  };
};

type OfOthers = 'chat-changed' | 'sports-changed';

/** What concerns other listeners alone, whatever its key. */
const isOfOthers = (event: AppEvent): event is Extract<AppEvent, { type: OfOthers }> =>
  event.type === 'chat-changed' || event.type === 'sports-changed';

type Sent = Exclude<AppEvent, { type: 'balance-changed' | 'funds-away' | OfOthers }>;

const toServerEvent = (event: Sent): ServerEvent => {
  if (event.type === 'message-arrived') return { type: event.type, kind: event.kind };
  if (event.type === 'session-ended') return { type: event.type, reason: event.reason };
  return { type: event.type };
};
