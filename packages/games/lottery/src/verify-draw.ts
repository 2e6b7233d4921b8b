import { isEntropy, isServerSeed, type ServerSeed, verifyCommitment, wordStream } from '@hintha/fairness';
import type { LotteryRules } from './game.ts';
import { lunarAnimal } from './lunar-years.ts';
import type { Result } from './play.ts';
import { drawResult, printResult, readResult } from './result.ts';
import { LOTTERY_RULES } from './rules.ts';

const GAME = /^[A-Z0-9_]{2,32}$/;
const NUMERO = /^[\w-]{1,32}$/;

/** What the draw of a numero is named by: its game, its own code, and the entropy that was fixed when it locked. */
export interface DrawName {
  readonly game: string;
  readonly numero: string;
  readonly entropy: string;
}

const isDrawName = ({ game, numero, entropy }: DrawName): boolean =>
  GAME.test(game) && NUMERO.test(numero) && isEntropy(entropy);

/** The message whose words draw a numero; no part can hold a colon, so two draws never share one. */
export const drawMessage = (name: DrawName): string => {
  if (!isDrawName(name)) throw new TypeError('a draw is named by a game, a numero and entropy');
  return `${name.game}:${name.numero}:${name.entropy}`;
};

/** Draws a numero of a first-party game from the seed of its day, with the animal of the lunar year it lies in. */
export const drawNumero = (rules: LotteryRules, serverSeed: ServerSeed, name: DrawName): Result =>
  drawResult(rules, wordStream(serverSeed, drawMessage(name)), lunarAnimal(dayOf(name)));

const DAY = /^(\d{4})(\d{2})(\d{2})/;
/** The day that the code of a numero begins with; another text is before all days. */
const dayOf = ({ numero }: DrawName): string => DAY.exec(numero)?.slice(1).join('-') ?? '';

/** What anybody holds once the seed of a day was told; nothing in it has been checked. */
export interface DrawClaim extends DrawName {
  /** The code of the rules that the game is played by. */
  readonly rules: string;
  readonly serverSeed: string;
  readonly commitment: string;
  /** Tier by tier, as it was published. */
  readonly result: readonly (readonly string[])[];
}

export type DrawValidationError =
  | 'not_a_server_seed'
  | 'commitment_differs'
  | 'not_a_draw'
  | 'rules_unknown'
  | 'result_malformed'
  | 'result_differs';

/**
 * The result of a draw, worked out again; or what is wrong with the claim. The animal is that of the lunar year that the
 * day of the numero lies in.
 */
export const verifyDraw = (claim: DrawClaim): string[][] | DrawValidationError => {
  const { serverSeed, commitment } = claim;
  if (!isServerSeed(serverSeed)) return 'not_a_server_seed';
  if (!verifyCommitment(serverSeed, commitment)) return 'commitment_differs';
  if (!isDrawName(claim)) return 'not_a_draw';
  const rules = LOTTERY_RULES.get(claim.rules);
  if (rules === undefined) return 'rules_unknown';
  const published = readResult(rules, claim.result);
  if (published === 'result_malformed') return published;
  const drawn = printResult(rules, drawNumero(rules, serverSeed, claim));
  return isSame(drawn, printResult(rules, published)) ? drawn : 'result_differs';
};

const isSame = (one: readonly string[][], other: readonly string[][]): boolean =>
  one.every((tier, at) => tier.join() === other[at]?.join());
