import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import { z } from 'zod';
import { Refused } from '../refused.ts';
import type { Studio } from '../studio.ts';
import { rotateSeed } from './rotate-seed.ts';
import { findRoundWithSeeds } from './store.ts';
import type { HistoryRound } from './types.ts';

const RoundId = z.uuid();

const getRound = async (
  { db }: Studio,
  { account_id, round_id }: softswiss.RoundProofRequest,
): Promise<HistoryRound> => {
  const isId = RoundId.safeParse(round_id).success;
  const round = isId ? await findRoundWithSeeds(db, account_id, round_id) : undefined;
  if (round === undefined) throw new WalletApiError(softswiss.toErrorReply('404'));
  return round;
};

/** What a round of a player was decided by, as far as it may be known, and what it was. */
export const readProof = async (
  studio: Studio,
  request: softswiss.RoundProofRequest,
): Promise<softswiss.RoundProofReply> => toProof(studio, await getRound(studio, request));

/**
 * Has the seed of a round revealed, which puts another in its place; the player's own stays. While a round by it is
 * open it remains secret.
 */
export const revealProof = async (
  studio: Studio,
  request: softswiss.RoundProofRequest,
): Promise<softswiss.RoundProofReply> => {
  const round = await getRound(studio, request);
  if (!round.revealed) await reveal(studio, round);
  return readProof(studio, request);
};

const reveal = async (studio: Studio, round: HistoryRound): Promise<void> => {
  try {
    await rotateSeed(studio, round, round.clientSeed);
  } catch (thrown) {
    if (!(thrown instanceof Refused) || thrown.code !== 'round_open') throw thrown;
  }
};

const toProof = ({ vault }: Studio, round: HistoryRound): softswiss.RoundProofReply => ({
  model: round.model,
  commitment: round.commitment,
  client_seed: round.clientSeed,
  nonce: round.nonce,
  server_seed: round.revealed ? vault.open(round.sealedSeed, round.commitment) : null,
  outcome: round.state === 'settled' ? round.outcome : null,
});
