import { parseClientSeed } from './client-seed.ts';
import { verifyCommitment } from './commitment.ts';
import { isGameCode, isNonce, roundMessage } from './round-message.ts';
import { isServerSeed } from './server-seed.ts';
import { wordStream } from './word-stream.ts';
import type { WordSource } from './words.ts';

/** What a player holds after the seed was revealed; nothing in it has been checked. */
export type RoundClaim = {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly gameCode: string;
  readonly clientSeed: string;
  readonly nonce: number;
};

export type RoundValidationError =
  | 'not_a_server_seed'
  | 'commitment_differs'
  | 'not_a_game_code'
  | 'not_a_client_seed'
  | 'not_a_nonce';

/** The words that decided the round, to play it again with; or what is wrong with the claim. */
export const verifyRound = (claim: RoundClaim): WordSource | RoundValidationError => {
  const clientSeed = parseClientSeed(claim.clientSeed);
  if (!isServerSeed(claim.serverSeed)) return 'not_a_server_seed';
  if (!verifyCommitment(claim.serverSeed, claim.commitment)) return 'commitment_differs';
  if (!isGameCode(claim.gameCode)) return 'not_a_game_code';
  if (clientSeed === 'not_a_client_seed') return 'not_a_client_seed';
  if (!isNonce(claim.nonce)) return 'not_a_nonce';
  return wordStream(claim.serverSeed, roundMessage(claim.gameCode, clientSeed, claim.nonce));
};
