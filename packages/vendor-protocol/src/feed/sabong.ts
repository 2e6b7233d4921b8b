import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { printable } from '../fields.ts';

const ArenaCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/);
/** The card of an arena, such as 20260115; a second one of the same day ends in -2. */
const EventCode = z.string().regex(/^\d{8}(?:-\d)?$/);
const FightNumber = z.int().min(1).max(999);
const At = z.int().min(0).max(4_102_444_800_000);

/**
 * Every message stands for itself. Its number grows over all that a feed sends: of two messages on the same fight the larger
 * number is the later, so that one which comes twice, late or never does no harm beyond its own delay.
 */
const numbered = { number: z.int().min(1), arena: ArenaCode, event: EventCode };

const ArenaName = printable(80);
const other = ArenaName.optional();
const OTHER_NAMES = { my: other, ja: other, vi: other, fil: other, id: other, th: other, zh: other };

const CardMessage = z.object({
  ...numbered,
  kind: z.literal('card'),
  /** What the arena is called, by language. */
  names: z.object({ en: ArenaName, ...OTHER_NAMES }),
  /** Each with its two entries; an entry can change until its fight opens. */
  fights: z.array(z.object({ fight: FightNumber, meron: printable(60), wala: printable(60) })).max(300),
});

export const SABONG_CANCEL_CAUSES = [
  'WRONG_ENTRY',
  'UNFIT',
  'BLADE_DAMAGED',
  'NO_SHOW',
  'STREAM_LOST',
] as const;
const Cause = z.enum(SABONG_CANCEL_CAUSES);

export const SABONG_FIGHT_PHASES = ['open', 'last_call', 'closed', 'fighting', 'cancelled'] as const;

const FightMessage = z.object({
  ...numbered,
  kind: z.literal('fight'),
  fight: FightNumber,
  phase: z.enum(SABONG_FIGHT_PHASES),
  /** When it was so at the arena: cocks that were let go before bets were closed are nothing to bet on. */
  at: At,
  /** Of one that opens: when its bets are to end. */
  closesAt: At.nullable(),
  /** Of one that is cancelled. */
  cause: Cause.nullable(),
});

export const SABONG_OUTCOMES = ['meron', 'wala', 'draw', 'cancelled'] as const;

const DeclarationMessage = z.object({
  ...numbered,
  kind: z.literal('declaration'),
  fight: FightNumber,
  result: z.enum(SABONG_OUTCOMES),
  /** Of a result that is cancelled. */
  cause: Cause.nullable(),
  at: At,
  /** Who declares it, and the signature under the key of its own; the second one comes from somebody else. */
  by: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

export const SabongFeedMessage = z.discriminatedUnion('kind', [
  CardMessage,
  FightMessage,
  DeclarationMessage,
]);
export type SabongFeedMessage = z.infer<typeof SabongFeedMessage>;
export type SabongMessageOf<Kind extends SabongFeedMessage['kind']> = Extract<
  SabongFeedMessage,
  { kind: Kind }
>;

type Declared = Omit<SabongMessageOf<'declaration'>, 'signature' | 'kind'>;

/** HMAC-SHA256 over what is declared, in hex: who only carries it cannot make another one of it. */
export const signDeclaration = (
  key: string,
  { number, arena, event, fight, result, cause, at, by }: Declared,
): string =>
  createHmac('sha256', key)
    .update([number, arena, event, fight, result, cause ?? '', at, by].join('.'))
    .digest('hex');

export const MOST_SABONG_MESSAGES = 200;

/** What a feed posts: no message at all tells that it is there. */
export const SabongFeedBatch = z.object({
  messages: z.array(SabongFeedMessage).max(MOST_SABONG_MESSAGES),
});
export type SabongFeedBatch = z.infer<typeof SabongFeedBatch>;

/** Where a feed posts to, under the address of the operator; signed as results of lotteries are. */
export const SABONG_FEED_PATH = '/lgw/sabong/feed';
