import { roundMessage, wordStream, type ClientSeed, type ServerSeed } from '@hintha/fairness';
import { playRound, type Round, type SlotGame } from '@hintha/slots';

export interface Draw {
  readonly serverSeed: ServerSeed;
  readonly clientSeed: ClientSeed;
  readonly nonce: number;
}

/** What the seeds decide. Nothing else has a say: not the stake, the player, the title or the time. */
export const playOutcome = (game: SlotGame, { serverSeed, clientSeed, nonce }: Draw): Round =>
  playRound(game, wordStream(serverSeed, roundMessage(game.code, clientSeed, nonce)));
