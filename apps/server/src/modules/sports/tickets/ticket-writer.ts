import { ZERO } from '@hintha/money';
import { BusinessError, openGroupCommit, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { shareOffers } from '../events/market-store.ts';
import { type SportsSettings, sportsSettings } from '../settings.ts';
import { listResting } from '../resting.ts';
import type { Offer, Ticket } from '../types.ts';
import { toBetOrders } from './bet-orders.ts';
import { listStakesOn } from './exposure-store.ts';
import { offersOf, placeTicket, refuseAmount, refuseMoved, sportsOf } from './place-ticket.ts';
import type { NewTicket, Written } from './placement-store.ts';
import { placing, toPlacement } from './placement.ts';
import { type AskedTicket, refuseShape, type StruckTicket, strikeTicket } from './strike-ticket.ts';
import { findRoom, fitsStakes } from './take-room.ts';
import { listRequested } from './ticket-store.ts';

const SIZES = { writers: 2, mostCalls: 256, mostWeight: 4_096 };
/** Nobody waits for longer because somebody else's wallet is held. */
const MOST_WAIT_MS = 500;

export type TakeTicket = (asked: AskedTicket) => Promise<Ticket>;

type Ctx = Pick<AppContext, 'db' | 'clock' | 'log'>;

/**
 * Takes tickets, those that come at the same time together, and a member's own one behind the other. Each is answered as
 * though it had been placed alone.
 */
export const openTicketWriter = (ctx: Ctx): TakeTicket => {
  const commit = openGroupCommit<AskedTicket, Ticket>(
    {
      laneOf: ({ accountId }) => accountId,
      weightOf: ({ legs }) => legs.length,
      together: (tickets) => placeTogether(ctx, tickets),
      alone: (ticket) => placeTicket(ctx, ticket),
      onFailure: (error, tickets) => ctx.log.warn({ err: error, tickets }, 'a group of tickets failed'),
    },
    SIZES,
  );
  return (asked) => commit.do(asked);
};

/**
 * Takes the tickets of several members in one transaction, those of them that nothing speaks against, and refuses those
 * that nothing can be taken of: many come late at once. Whoever is left out is placed alone; so is everybody where it fails
 * as a whole, such as for one that came after the start.
 */
const placeTogether = async (
  { db, clock }: Ctx,
  tickets: readonly AskedTicket[],
): Promise<ReadonlyMap<AskedTicket, Ticket | BusinessError>> => {
  const [settings, resting] = await Promise.all([readSettings(db, sportsSettings), listResting(db)]);
  const pairs = tickets.flatMap(({ accountId, legs }) =>
    legs.map(({ marketId }) => ({ accountId, marketId })),
  );
  const marketIds = pairs.map(({ marketId }) => marketId);
  const refused = new Map<AskedTicket, BusinessError>();
  const taken = await transaction(db, async (tx) => {
    const { silenceSeconds } = settings;
    const [known, stakes] = await Promise.all([
      shareOffers(tx, marketIds, { silenceSeconds, waitMs: MOST_WAIT_MS }),
      listStakesOn(tx, pairs),
    ]);
    const allowed = tickets.flatMap((asked) => {
      // What is built of one match is priced alone.
      if (asked.kind === 'builder') return [];
      const struck = strikeAllowed(asked, known, settings);
      if (struck instanceof BusinessError) {
        refused.set(asked, struck);
        return [];
      }
      const isLeft =
        sportsOf(struck).some((sport) => resting.has(sport)) || !fitsStakes(struck, stakes, settings);
      return isLeft ? [] : [{ asked, struck }];
    });
    return write(tx, findRoom(allowed, settings), settings, clock.now());
  });
  if (refused.size === 0) return taken;
  // What was placed before is answered as it was then, whatever has become of its market.
  const repeated = await listRequested(db, [...refused.keys()]);
  for (const asked of refused.keys()) if (repeated.has(asked.requestId.toLowerCase())) refused.delete(asked);
  return new Map<AskedTicket, Ticket | BusinessError>([...taken, ...refused]);
};

/** The ticket at what it costs now, or what speaks against it. */
const strikeAllowed = (
  asked: AskedTicket,
  known: ReadonlyMap<bigint, Offer>,
  settings: SportsSettings,
): StruckTicket | BusinessError => {
  try {
    const offers = offersOf(asked, known);
    refuseShape(asked, offers);
    refuseMoved(asked, offers);
    const struck = strikeTicket(asked, offers, settings);
    refuseAmount(struck, settings);
    return struck;
  } catch (thrown) {
    if (thrown instanceof BusinessError) return thrown;
    throw thrown;
  }
};

interface Placing {
  readonly asked: AskedTicket;
  readonly struck: StruckTicket;
}

const write = async (
  tx: Transaction,
  placings: readonly Placing[],
  settings: SportsSettings,
  now: Date,
): Promise<Map<AskedTicket, Ticket>> => {
  if (placings.length === 0) return new Map();
  const placed = placings.map(({ asked, struck }) => ({
    asked,
    orders: toBetOrders(struck, now),
    own: toPlacement(struck, settings),
  }));
  const written = await placing.placeLast(tx, placed);
  return new Map(
    placed.flatMap(({ asked, own: { ticket } }): [AskedTicket, Ticket][] => {
      const row = written.get(asked.accountId);
      return row === undefined ? [] : [[asked, toTicket(ticket, row)]];
    }),
  );
};

const toTicket = (
  ticket: NewTicket,
  { id, betIds, placedAt, decidesAt }: Written & Pick<Ticket, 'betIds'>,
): Ticket => {
  const { delaySeconds: _, ...asked } = ticket;
  const state = decidesAt === null ? 'ACCEPTED' : 'PENDING';
  return { ...asked, id, betIds, placedAt, decidesAt, state, soldStake: ZERO, rejection: null };
};
