/** Random words, the commitment made before play, and the proof anyone can repeat after it. */
export { isServerSeed, toServerSeed, type ServerSeed } from './server-seed.ts';
export { parseClientSeed, type ClientSeed, type ClientSeedValidationError } from './client-seed.ts';
export { commitTo, verifyCommitment } from './commitment.ts';
export { wordStream } from './word-stream.ts';
export { bounded, firstOf, type WordSource } from './words.ts';
export { roundMessage } from './round-message.ts';
export { verifyRound, type RoundClaim, type RoundValidationError } from './verify-round.ts';
export {
  drawNumeros,
  hashNumeros,
  isEntropy,
  MOST_NUMEROS,
  raffleMessage,
  toNumero,
  validNumeros,
  verifyRaffle,
  type NumeroSpan,
  type RaffleClaim,
  type RaffleValidationError,
} from './raffle.ts';
