import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../../amount.ts';
import { EventLive, EVENT_STATES, MarketView, OutrightView, SPORTS } from '../../sports/events.ts';
import { SportsResultView } from '../../sports/results.ts';
import { ProposedView } from '../approvals.ts';
import { Id, idParams, lineOf, Nothing, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

export const LEAGUE_TIERS = ['A', 'B', 'C'] as const;

const AdminEventView = z.object({
  id: Id,
  code: z.string(),
  sport: z.enum(SPORTS),
  league: z.object({ code: z.string(), name: z.string(), tier: z.enum(LEAGUE_TIERS) }),
  /** Both empty of an outright. */
  home: z.string(),
  away: z.string(),
  startsAt: Instant,
  /** Null of a match. */
  outright: OutrightView.nullable(),
  /** Of so many maps at most; null in football. */
  bestOf: z.int().nullable(),
  live: EventLive,
  state: z.enum(EVENT_STATES),
  /** By the staff. */
  isSuspended: z.boolean(),
  /** Postponed or abandoned. */
  isOff: z.boolean(),
  /** Whether its feed was heard lately enough to bet on it in play. */
  isHeard: z.boolean(),
  /** What is staked on it, and the most that one of its selections loses the operator. */
  stake: Amount,
  liability: Amount,
  /** What may be lost on one selection. */
  mostLiability: Amount,
  version: z.int(),
  /** Whether its feed has reported something else since it was settled, and nobody has decided on it. */
  differs: z.boolean(),
  voidReason: z.string().nullable(),
  finishedAt: Instant.nullable(),
});
export type AdminEventView = z.infer<typeof AdminEventView>;

/** Those in play, those ahead, those that wait for the staff, or those that are over. */
const ADMIN_EVENT_LISTS = ['live', 'ahead', 'due', 'over'] as const;

export const listAdminEvents = consoleRoute('listAdminEvents', {
  summary: 'Events of sports with what is at stake on them.',
  query: z.object({
    sport: z.enum(SPORTS).optional(),
    list: z.enum(ADMIN_EVENT_LISTS).default('live'),
    ...pageQuery(50, 200),
  }),
  reply: z.object({ list: z.array(AdminEventView), total: z.int(), totalPages: z.int() }),
});

const AdminMarketView = MarketView.extend({
  /** By the staff: it takes no bets, or at prices of its own. */
  isSuspended: z.boolean(),
  hasOwnPrices: z.boolean(),
  selections: z.array(
    z.object({
      pick: z.string(),
      stake: Amount,
      /** What the operator loses beside the stakes when it wins. */
      liability: Amount,
      /** What the operator has at the end when it wins: the stakes of the market less what is paid. */
      result: Amount,
    }),
  ),
});
export type AdminMarketView = z.infer<typeof AdminMarketView>;

export const readAdminEvent = consoleRoute('readAdminEvent', {
  summary:
    'An event with its markets, what is at stake on each pick, its largest tickets and the results entered.',
  params: idParams,
  reply: AdminEventView.extend({
    markets: z.array(AdminMarketView),
    tickets: z.array(
      z.object({
        id: Id,
        accountId: z.string(),
        kind: z.string(),
        state: z.string(),
        /** Its leg on this event. */
        market: z.string(),
        pick: z.string(),
        line: z.string(),
        shown: z.string(),
        legs: z.int(),
        stake: Amount,
        potentialPayout: Amount,
        placedAt: Instant,
      }),
    ),
    result: SportsResultView.nullable(),
    /** Until when another result can be put in place of its own; null where none can. */
    correctableUntil: Instant.nullable(),
    results: z.array(
      z.object({
        id: Id,
        result: SportsResultView,
        source: z.string(),
        /** Null for a feed. */
        enteredBy: z.string().nullable(),
        enteredAt: Instant,
        /** Of one that differs from what was settled: whether and how that was decided. */
        difference: z.object({ outcome: z.enum(['DISMISSED', 'RESETTLED']).nullable() }).nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const suspendSportsEvent = consoleRoute('suspendSportsEvent', {
  summary: 'Stops all bets on an event, or lets them go on.',
  params: idParams,
  body: z.object({ isSuspended: z.boolean(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const suspendSportsMarket = consoleRoute('suspendSportsMarket', {
  summary: 'Stops all bets on a market, or lets them go on.',
  params: idParams,
  body: z.object({ isSuspended: z.boolean(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const setSportsPrices = consoleRoute('setSportsPrices', {
  summary:
    'Offers a market at prices of the staff in place of those of its feed; null goes back to the feed.',
  params: idParams,
  body: z.object({
    prices: z
      .array(z.string().regex(/^\d{1,5}(?:\.\d{1,4})?$/))
      .max(40)
      .nullable(),
    reason: words,
  }),
  reply: Nothing,
  errors: ['not_found', 'selection_invalid'],
});

const LeagueView = z.object({
  code: z.string(),
  sport: z.enum(SPORTS),
  name: z.string(),
  tier: z.enum(LEAGUE_TIERS),
  /** Of the win of a body, in hundredths of a percent. */
  commission: z.int(),
});
export type LeagueView = z.infer<typeof LeagueView>;

export const listSportsLeagues = consoleRoute('listSportsLeagues', {
  summary: 'The leagues with their tiers and commissions.',
  reply: z.array(LeagueView),
});

export const updateSportsLeague = consoleRoute('updateSportsLeague', {
  summary: 'Proposes another tier or commission of a league.',
  params: z.object({ code: z.string().max(32) }),
  body: z.object({
    tier: z.enum(LEAGUE_TIERS),
    commission: z.int().min(300).max(800),
    reason: words,
    requestId,
  }),
  reply: ProposedView,
  errors: ['not_found', 'key_reused'],
});

const source = lineOf(2, 80);

export const enterSportsResult = consoleRoute('enterSportsResult', {
  summary:
    'Proposes the result of an event that its feed has not told; a colleague who finds the same confirms it.',
  params: idParams,
  body: z.object({ result: SportsResultView, source, reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'no_longer_open', 'key_reused'],
});

export const proposeEventVoid = consoleRoute('proposeEventVoid', {
  summary: 'Proposes to call off an event: what is not decided already is given back.',
  params: idParams,
  body: z.object({
    cause: z.enum(['CANCELLED', 'WRONG_START', 'PALPABLE_ERROR']),
    reason: words,
    requestId,
  }),
  reply: ProposedView,
  errors: ['not_found', 'no_longer_open', 'key_reused'],
});

export const previewEventResettlement = consoleRoute('previewEventResettlement', {
  summary: 'What another result of a settled event would move, member by member; changes nothing.',
  params: idParams,
  body: z.object({ result: SportsResultView }),
  reply: z.object({
    bets: z.int(),
    paid: Amount,
    takenBack: Amount,
    /** How many members it would move something for; those with the most are told. */
    memberCount: z.int(),
    members: z.array(z.object({ accountId: z.string(), bets: z.int(), paid: Amount, takenBack: Amount })),
  }),
  errors: ['not_found', 'no_longer_open'],
});

export const proposeEventResettlement = consoleRoute('proposeEventResettlement', {
  summary: 'Proposes another result of an event that was settled within the last day.',
  params: idParams,
  body: z.object({ result: SportsResultView, source, reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'no_longer_open', 'key_reused'],
});

export const dismissEventReport = consoleRoute('dismissEventReport', {
  summary: 'Lays aside what a feed reports in place of the result that was settled: the result stands.',
  params: idParams.extend({ reportId: Id }),
  body: z.object({ reason: words }),
  reply: Nothing,
  errors: ['not_found', 'report_resolved'],
});

export const readSportsFeed = consoleRoute('readSportsFeed', {
  summary:
    'When the feed was heard last, what became of its messages, and which events in play it is silent about.',
  reply: z.object({
    now: Instant,
    /** Null while it was never heard. */
    heardAt: Instant.nullable(),
    messages: z.int(),
    /** Those that came behind a later one on the same. */
    stale: z.int(),
    unreadable: z.int(),
    silenceSeconds: z.int(),
    live: z.int(),
    silent: z.array(z.object({ id: Id, home: z.string(), away: z.string(), heardAt: Instant })),
  }),
});
