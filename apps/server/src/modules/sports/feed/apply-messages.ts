import { announce, transaction } from '@hintha/platform';
import { OUTRIGHT, parsePrice } from '@hintha/sports';
import type { FeedMessageOf, SportsFeedMessage } from '@hintha/vendor-protocol/feed';
import type { AppContext } from '../../../app-context.ts';
import { changedMarkets } from '../live/changes.ts';
import { isFeeMarket, matchPicksOf } from '../rules.ts';
import { takeReportedResult } from '../results/take-reported-result.ts';
import {
  insertIncidents,
  type MarketChange,
  noteHeard,
  updateStates,
  upsertFixtures,
  upsertMarkets,
  upsertOutrights,
} from './feed-store.ts';

type Ctx = Pick<AppContext, 'db' | 'clock' | 'log'>;
export type ApplyMessages = (messages: readonly SportsFeedMessage[]) => Promise<void>;

/** What a message is about: of two on the same the one with the larger number counts. */
const facetOf = (message: SportsFeedMessage): string => {
  const { kind, event, number } = message;
  if (kind === 'market') return `${event} ${message.market} ${message.line}`;
  return kind === 'incident' ? `${event} incident ${number}` : `${event} ${kind}`;
};

/**
 * Takes the messages of a feed, one transaction after the other: what comes while one is written waits for the next, and
 * of what waits only the latest of each is written.
 */
export const openApplyMessages = (ctx: Ctx): ApplyMessages => {
  let waiting = new Map<string, SportsFeedMessage>();
  let counted = 0;
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const writeNext = async (): Promise<void> => {
    await writing.catch(() => undefined);
    const messages = [...waiting.values()];
    const [came, replaced] = [counted, counted - messages.length];
    [waiting, counted, next] = [new Map(), 0, null];
    writing = write(ctx, messages, { came, replaced });
    return writing;
  };
  return (messages) => {
    counted += messages.length;
    for (const message of messages) {
      const facet = facetOf(message);
      const known = waiting.get(facet);
      if (known === undefined || known.number < message.number) waiting.set(facet, message);
    }
    next ??= writeNext();
    return next;
  };
};

const write = async (
  ctx: Ctx,
  messages: readonly SportsFeedMessage[],
  { came, replaced }: { readonly came: number; readonly replaced: number },
): Promise<void> => {
  const of = <Kind extends SportsFeedMessage['kind']>(kind: Kind): FeedMessageOf<Kind>[] =>
    messages.filter((message): message is FeedMessageOf<Kind> => message.kind === kind);
  const markets = of('market');
  const changes = markets.flatMap(toChange);
  await transaction(ctx.db, async (tx) => {
    const fixtures = await upsertFixtures(tx, of('fixture'));
    const outrights = await upsertOutrights(tx, of('outright'));
    const states = await updateStates(tx, of('state'));
    await insertIncidents(tx, of('incident'));
    const written = await upsertMarkets(tx, changes);
    const unreadable = markets.length - changes.length;
    await noteHeard(tx, { messages: came, stale: replaced + changes.length - written.length, unreadable });
    for (const event of changedMarkets([...fixtures, ...outrights, ...states], written)) announce(tx, event);
  });
  for (const message of of('result')) await takeReportedResult(ctx, message);
};

const STATES = { open: 'OPEN', suspended: 'SUSPENDED', closed: 'CLOSED' } as const;

/** A market with what it costs; none where the operator has no such market, or its prices are none. */
const toChange = (message: FeedMessageOf<'market'>): MarketChange[] => {
  const { event, market: code, line, status, fee, number } = message;
  const prices = readPrices(message);
  if (prices === undefined) return [];
  const printed = { fee: fee?.text ?? null, upper: fee?.upper ?? null };
  return [{ event, code, line: line ?? '', state: STATES[status], prices, ...printed, number }];
};

/** A price for each pick, or a fee in their place; undefined for what is neither. */
const readPrices = ({ market: code, prices, fee }: FeedMessageOf<'market'>): number[] | undefined => {
  if (isFeeMarket(code)) return fee === null ? undefined : [];
  const read = prices.map(parsePrice).filter((price) => price !== 'not_a_price');
  return read.length === prices.length && read.length === countOf(code, read.length)
    ? read.map(Number)
    : undefined;
};

/** How many prices a market has; of an outright as many as its event has competitors, which is looked at when it is written. */
const countOf = (code: string, given: number): number | undefined =>
  code === OUTRIGHT ? given : (matchPicksOf('football', code) ?? matchPicksOf('esports', code))?.length;
