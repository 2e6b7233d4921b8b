import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';
import { GameCode, Issue, MovedTo, Numbers, NumeroView } from './games.ts';

const listQuery = z.object({
  gameCode: GameCode,
  count: z.coerce.number().int().min(1).max(100).default(100),
});

export const listVnNumeros = route('listVnNumeros', {
  guard: 'visitor',
  summary: 'The latest results of a lottery, the last one first.',
  query: listQuery,
  reply: z.array(NumeroView),
  errors: ['not_found'],
});

export const listNumeros = route('listNumeros', {
  guard: 'visitor',
  summary: 'The latest results of a lottery, the last one first.',
  query: listQuery,
  reply: z.array(NumeroView),
  errors: ['not_found'],
});

export const readOpenedNumero = route('readOpenedNumero', {
  guard: 'visitor',
  summary: 'The latest result of a lottery; null before the first.',
  query: z.object({ gameCode: GameCode }),
  reply: NumeroView.nullable(),
  errors: ['not_found'],
});

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** How far a numero is; before it is locked the clock tells whether it takes bets. */
export const NUMERO_STATES = [
  'SCHEDULED',
  'LOCKED',
  'DRAWN',
  'CONFIRMED',
  'SETTLING',
  'SETTLED',
  'RESETTLING',
  'DELAYED',
  'VOID',
] as const;
export type NumeroState = (typeof NUMERO_STATES)[number];

const DrawView = z.object({
  gameCode: GameCode,
  issue: Issue,
  movedTo: MovedTo,
  state: z.enum(NUMERO_STATES),
  closeTime: Instant,
  drawTime: Instant,
  numbers: Numbers.nullable(),
  /** What was fixed when it locked, before there was a result. */
  lock: z.object({ orders: z.int(), betsHash: Hash }).nullable(),
  /** Of a draw of the operator: the commitment to the day's seed, what was fixed at the lock, the seed once it is told. */
  proof: z
    .object({ commitment: Hash, entropy: z.string().nullable(), serverSeed: Hash.nullable() })
    .nullable(),
  /** Counted up with each other result that was paid. */
  version: z.int(),
});
export type DrawView = z.infer<typeof DrawView>;

export const listDraws = route('listDraws', {
  guard: 'visitor',
  summary:
    'The draws of a lottery that are locked, or one of them, the last one first, each with what it can be worked out again from.',
  query: z.object({ gameCode: GameCode, issue: Issue.optional(), ...pageQuery(20, 100) }),
  reply: z.object({ list: z.array(DrawView), total: z.int(), totalPages: z.int() }),
  errors: ['not_found'],
});

export const DaySeedView = z.object({ day: z.iso.date(), commitment: Hash, serverSeed: Hash.nullable() });
export type DaySeedView = z.infer<typeof DaySeedView>;

export const listLotterySeeds = route('listLotterySeeds', {
  guard: 'visitor',
  summary:
    'The commitments to the seeds of a lottery, the furthest day ahead first; a seed is told after its day.',
  query: z.object({ gameCode: GameCode }),
  reply: z.array(DaySeedView),
  errors: ['not_found'],
});

export const readNumberLimits = route('readNumberLimits', {
  guard: 'visitor',
  summary:
    'How much each number of a numero still takes, for the plays with a limit; numbers without a bet are left out.',
  query: z.object({ gameCode: GameCode, issue: Issue }),
  reply: z.object({
    /** What one number takes in all, of the fewest digits; null for a lottery without such a limit. */
    limit: Amount.nullable(),
    /** The same by how many digits a number has. */
    limits: z.array(z.object({ digits: z.int(), limit: Amount })),
    numbers: z.array(
      z.object({
        number: z.string(),
        remaining: Amount,
        /** Closed by the staff. */
        isBlocked: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found'],
});
