import { z } from 'zod';
import { message, type Call } from '../message.ts';
import { name } from './fields.ts';

const count = z.int().min(0);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const symbol = z.string().min(1).max(32);

const lineWin = z.object({ line: count, symbol, count, coins: count });
const spinWire = z.object({
  free: z.boolean(),
  stops: z.array(count),
  window: z.array(z.array(symbol)),
  line_wins: z.array(lineWin),
  scatters: z.object({ count, coins: count }),
  coins: count,
  multiplier: count,
  awarded_free_games: count,
});
const outcomeWire = z.object({ spins: z.array(spinWire), total_coins: count, capped: z.boolean() });

/** What the reels showed in one spin. */
export interface ProvenSpin {
  readonly free: boolean;
  readonly stops: readonly number[];
  readonly window: readonly (readonly string[])[];
  readonly lineWins: readonly z.output<typeof lineWin>[];
  readonly scatters: { readonly count: number; readonly coins: number };
  readonly coins: number;
  readonly multiplier: number;
  readonly awardedFreeGames: number;
}

export interface ProvenOutcome {
  readonly spins: readonly ProvenSpin[];
  readonly totalCoins: number;
  readonly capped: boolean;
}

const toSpin = ({ line_wins, awarded_free_games, ...spin }: z.output<typeof spinWire>): ProvenSpin => ({
  ...spin,
  lineWins: line_wins,
  awardedFreeGames: awarded_free_games,
});

const fromSpin = ({ lineWins, awardedFreeGames, ...spin }: ProvenSpin): z.output<typeof spinWire> => ({
  ...spin,
  stops: [...spin.stops],
  window: spin.window.map((reel) => [...reel]),
  line_wins: [...lineWins],
  awarded_free_games: awardedFreeGames,
});

const outcome = z.codec(outcomeWire, z.custom<ProvenOutcome>(), {
  decode: ({ spins, total_coins, capped }) => ({ spins: spins.map(toSpin), totalCoins: total_coins, capped }),
  encode: ({ spins, totalCoins, capped }) => ({
    spins: spins.map(fromSpin),
    total_coins: totalCoins,
    capped,
  }),
});

const proofRequest = z.object({ casino_id: name, account_id: name, round_id: name });
const proofReply = z.object({
  /** The maths that decided it. */
  model: name,
  commitment: hash,
  client_seed: name,
  nonce: count,
  /** Null while other rounds may still be decided by it. */
  server_seed: hash.nullable(),
  /** Null while the round is not settled. */
  outcome: outcome.nullable(),
});

export type RoundProofRequest = z.output<typeof proofRequest>;
export type RoundProofReply = z.output<typeof proofReply>;

/** A round with the most free spins is twice as long as the dialect's cap. */
const MAX_PROOF_BYTES = 512 * 1024;

const parts = { request: message(proofRequest), reply: message(proofReply, MAX_PROOF_BYTES) };

// The published interface shows a round as a page of the vendor's. The calls below are ours: they carry what a player
// needs to work it out again, go the way of the launch calls and are signed like them.

/** Reads what a round was decided by, and what it was. */
export const roundProof: Call<RoundProofRequest, RoundProofReply> = { path: '/rounds/proof', ...parts };

/**
 * Reveals the seed of a round: it decides no other from then on. It stays secret while a round by it is open, which the
 * answer shows.
 */
export const revealRound: Call<RoundProofRequest, RoundProofReply> = { path: '/rounds/reveal', ...parts };
