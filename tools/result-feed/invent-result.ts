import { toServerSeed } from '@hintha/fairness';
import { drawNumero, LOTTERY_RULES, printResult } from '@hintha/lottery';
import { createHash } from 'node:crypto';

/** Numbers of a draw that every source invents alike; the animal of the year is the operator's to add. */
export const inventResult = (rulesCode: string, game: string, issue: string): string[][] => {
  const rules = LOTTERY_RULES.get(rulesCode);
  if (rules === undefined) throw new Error(`there are no rules ${rulesCode}`);
  const seed = toServerSeed(createHash('sha256').update(`${game} ${issue}`).digest());
  const printed = printResult(rules, drawNumero(rules, seed, { game, numero: issue, entropy: 'invented' }));
  return printed.filter((_, at) => rules.tiers[at]?.code !== 'YEAR');
};
