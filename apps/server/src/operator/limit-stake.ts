import { BusinessError, Stopped, transaction } from '@hintha/platform';
import { limitStake as limit } from '../modules/protection/index.ts';
import type { OperatorContext } from './operator-context.ts';
import { readAmount, readOptions } from './read-options.ts';

export const LIMIT_STAKE_HELP = `  limit-stake --account NAME --most 500.00|none
      Sets the largest single stake a member may place, or takes the limit away.`;

/** Sets the largest single stake of a member. */
export const limitStake = async ({ db }: OperatorContext, given: string[]): Promise<string> => {
  const { account, most } = readOptions(given, ['account', 'most'], LIMIT_STAKE_HELP);
  const amount = most === 'none' ? null : readAmount(most);
  try {
    await transaction(db, (tx) => limit(tx, account, amount));
  } catch (error) {
    if (error instanceof BusinessError)
      throw new Stopped(`There is no account ${account}.`, { cause: error });
    throw error;
  }
  return `${account} may stake ${amount === null ? 'without a limit of its own' : `at most ${most}`} at once.`;
};
