import { toHex, toUtf8 } from './encode.ts';
import { verifyCommitment } from './commitment.ts';
import { isServerSeed, type ServerSeed } from './server-seed.ts';
import { sha256 } from './sha256.ts';
import { wordStream } from './word-stream.ts';
import { firstOf } from './words.ts';

/** A raffle has no more tickets than its six digits count. */
export const MOST_NUMEROS = 1_000_000;
const DIGITS = 6;

/** Numbers that follow one another, the first and the last among them. */
export type NumeroSpan = readonly [first: number, last: number];

/** The number of a ticket as it is written: six digits. */
export const toNumero = (number: number): string => String(number).padStart(DIGITS, '0');

const RAFFLE_ID = /^[1-9]\d{0,17}$/;
// Without a colon, so that two draws never share a message.
const ENTROPY = /^[\w.-]{1,128}$/;

/** Whether the text can be the public entropy of a draw. */
export const isEntropy = (text: string): boolean => ENTROPY.test(text);

/** The message whose words draw a raffle. */
export const raffleMessage = (raffleId: string, entropy: string): string => {
  if (!RAFFLE_ID.test(raffleId)) throw new TypeError('the id of a raffle is a whole number from 1');
  if (!isEntropy(entropy))
    throw new TypeError('entropy is made of letters, digits, dots, hyphens, underscores');
  return `RAFFLE:${raffleId}:${entropy}`;
};

/** The numbers that can win, in their order: all that were issued but those that were voided. */
export const validNumeros = (issued: number, voided: readonly NumeroSpan[]): number[] => {
  const isVoid = new Uint8Array(issued);
  for (const [first, last] of voided) isVoid.fill(1, first, last + 1);
  const numbers: number[] = [];
  for (let number = 0; number < issued; number += 1) if (isVoid[number] === 0) numbers.push(number);
  return numbers;
};

/** What a list of numbers is fixed by before it is drawn: the SHA-256 of its six digits a line. */
export const hashNumeros = (numbers: readonly number[]): string =>
  toHex(sha256(toUtf8(numbers.map((number) => `${toNumero(number)}\n`).join(''))));

export interface NumeroDraw {
  readonly serverSeed: ServerSeed;
  /** Of `raffleMessage`. */
  readonly message: string;
  /** The numbers that can win, in their order. */
  readonly numbers: readonly number[];
  readonly prizes: number;
}

/** The winning numbers by rank, each of them once; fewer than there are prizes when there are fewer numbers. */
export const drawNumeros = ({ serverSeed, message, numbers, prizes }: NumeroDraw): number[] =>
  firstOf(wordStream(serverSeed, message), numbers, Math.min(prizes, numbers.length));

/** What anybody holds once a raffle has been drawn; nothing in it has been checked. */
export interface RaffleClaim {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly raffleId: string;
  readonly entropy: string;
  readonly issued: number;
  readonly voided: readonly NumeroSpan[];
  readonly listHash: string;
  readonly prizes: number;
}

export type RaffleValidationError =
  | 'not_a_server_seed'
  | 'commitment_differs'
  | 'not_a_raffle'
  | 'not_a_list'
  | 'list_differs';

/** The winning numbers by rank, drawn anew; or what is wrong with the claim. */
export const verifyRaffle = (claim: RaffleClaim): number[] | RaffleValidationError => {
  const { serverSeed, raffleId, entropy, issued, voided } = claim;
  if (!isServerSeed(serverSeed)) return 'not_a_server_seed';
  if (!verifyCommitment(serverSeed, claim.commitment)) return 'commitment_differs';
  if (!RAFFLE_ID.test(raffleId) || !isEntropy(entropy)) return 'not_a_raffle';
  if (!isCount(issued)) return 'not_a_list';
  const numbers = validNumeros(issued, voided);
  if (hashNumeros(numbers) !== claim.listHash) return 'list_differs';
  return drawNumeros({
    serverSeed,
    message: raffleMessage(raffleId, entropy),
    numbers,
    prizes: claim.prizes,
  });
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MOST_NUMEROS;
