import { support } from '@hintha/contract';
import { BusinessError, Stopped } from '@hintha/platform';
import { findAccount } from '../modules/identity/index.ts';
import { setPrizeMode } from '../modules/lottery/index.ts';
import type { OperatorContext } from './operator-context.ts';
import { readOptions } from './read-options.ts';

export const PRIZE_MODE_HELP = `  prize-mode --account NAME --family Lott|ZY|Elott|SEA --mode 1700..1980
      Sets at which prize mode a member plays the lotteries of a family, in two-thousandths of a fair prize.`;

/** Sets the prize mode of a member. */
export const prizeMode = async ({ db }: OperatorContext, given: string[]): Promise<string> => {
  const {
    account: name,
    family: asked,
    mode,
  } = readOptions(given, ['account', 'family', 'mode'], PRIZE_MODE_HELP);
  const family = support.PRIZE_MODES.find((one) => one === asked);
  if (family === undefined)
    throw new Stopped(`There is no family ${asked}; there are ${support.PRIZE_MODES.join(', ')}.`);
  const account = await findAccount(db, name);
  if (account === undefined) throw new Stopped(`There is no account ${name}.`);
  try {
    await setPrizeMode(db, { accountId: account.id, family, mode: Number(mode) });
  } catch (error) {
    if (error instanceof BusinessError) throw new Stopped(`${mode} is no prize mode.`, { cause: error });
    throw error;
  }
  return `${name} plays ${family} at ${mode}.`;
};
