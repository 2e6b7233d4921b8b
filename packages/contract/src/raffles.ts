import { z } from 'zod';
import { Amount, Instant } from './amount.ts';
import { STATE_ON_WIRE } from './bonuses/states.ts';
import { route } from './route.ts';

/** How far a raffle is; its tickets can be claimed while it is open. */
export const RAFFLE_PHASES = ['COMING_SOON', 'OPEN', 'ENDED', 'LOCKED', 'DRAWN'] as const;
export type RafflePhase = (typeof RAFFLE_PHASES)[number];

/** Numbers of tickets that follow one another, the first and the last among them. */
const Span = z.object({ first: z.int(), last: z.int() });

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

export const raffleFields = {
  id: z.string(),
  names: z.object({ en: z.string(), my: z.string() }),
  phase: z.enum(RAFFLE_PHASES),
  startsAt: Instant,
  endsAt: Instant,
  /** What is won by the ranks from one to another. */
  prizes: z.array(z.object({ from: z.int(), to: z.int(), amount: Amount })),
  /** How many tickets there are. */
  issued: z.int(),
  /** The public source that the entropy of the draw comes from. */
  beacon: z.string(),
  /** The SHA-256 of the seed, told before the first ticket. */
  commitment: Hash,
  /** What was fixed before the draw: the entropy, and the SHA-256 of the list of the tickets that can win. */
  lock: z.object({ entropy: z.string(), listHash: Hash, valid: z.int(), at: Instant }).nullable(),
  drawn: z.object({ serverSeed: Hash, at: Instant }).nullable(),
};

const RaffleView = z.object(raffleFields);
export type RaffleView = z.infer<typeof RaffleView>;

export const listRaffles = route('listRaffles', {
  guard: 'visitor',
  summary: 'The raffles, the latest first, and what brings a ticket.',
  reply: z.object({
    list: z.array(RaffleView),
    /** So much deposited brings a ticket, and so much bet; more tickets than the most nobody gets in a raffle. */
    perTicket: z.object({ deposit: Amount, bet: Amount, most: z.int() }),
  }),
});

const RaffleId = z.string().regex(/^[1-9]\d{0,17}$/);

export const readRaffle = route('readRaffle', {
  guard: 'visitor',
  summary:
    'A raffle with its latest numbers, its winners and all that its draw can be worked out again from.',
  params: z.object({ id: RaffleId }),
  reply: RaffleView.extend({
    /** The latest hundred tickets, the last number first; names of owners are hidden but for their ends. */
    latest: z.array(z.object({ numero: z.string(), name: z.string() })),
    /** Numbers that were taken out before the draw. */
    voided: z.array(Span),
    winners: z.array(z.object({ rank: z.int(), numero: z.string(), name: z.string(), amount: Amount })),
  }),
  errors: ['not_found'],
});

const OwnRaffleView = z.object({
  raffleId: z.string(),
  state: z.enum(STATE_ON_WIRE),
  tickets: z.int(),
  /** Earned and not yet claimed. */
  claimable: z.int(),
  /** What is missing to the next ticket on either way; null when there is none to come. */
  missing: z.object({ deposit: Amount, bet: Amount }).nullable(),
  numeros: z.array(Span),
  /** What was won in all; null for nothing. */
  prize: Amount.nullable(),
});

export const listOwnRaffles = route('listOwnRaffles', {
  guard: 'player',
  summary: 'How the member stands to each raffle: its tickets, and how far the next one is.',
  reply: z.object({ list: z.array(OwnRaffleView) }),
});

export const claimRaffle = route('claimRaffle', {
  guard: 'player',
  summary: 'Claims the tickets of a raffle that deposits and bets of its period have come to.',
  body: z.object({
    /** The id of the raffle. */
    promotionId: RaffleId,
    /** Of the caller's choosing: the same one claims once. */
    requestId: z.string().regex(/^[\w-]{8,64}$/),
  }),
  reply: z.object({
    added: z.int(),
    tickets: z.int(),
    numeros: z.array(Span),
    /** What was won; null until the draw, and for nothing. */
    prize: Amount.nullable(),
  }),
  errors: [
    'not_found',
    'raffle_closed',
    'raffle_full',
    'tickets_claimed',
    'non_member',
    'betting_stopped',
    'key_reused',
  ],
});
