import { parseArgs } from 'node:util';
import { parseAmount, type Money } from '@hintha/money';
import { Stopped } from '@hintha/platform';

/** The options of a command, every one of them given; `help` is what is told when one is not. */
export const readOptions = <Name extends string>(
  options: readonly string[],
  names: readonly Name[],
  help: string,
): Record<Name, string> => {
  const given = parse(options, names, help);
  const missing = names.filter((name) => given[name] === undefined || given[name] === '');
  if (missing.length > 0) throw new Stopped(`Say --${missing.join(' and --')}.\n\n${help}`);
  return given as Record<Name, string>;
};

const parse = (options: readonly string[], names: readonly string[], help: string) => {
  try {
    return parseArgs({
      args: [...options],
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    }).values as Record<string, string | undefined>;
  } catch (error) {
    throw new Stopped(`${(error as Error).message}\n\n${help}`, { cause: error });
  }
};

/** An amount above zero with at most two decimals, such as 100.00. */
export const readAmount = (text: string): Money => {
  const amount = parseAmount(text);
  if (amount === 'not_an_amount' || amount === 0n) {
    throw new Stopped(`${text} is not an amount; write it like 100.00.`);
  }
  return amount;
};
