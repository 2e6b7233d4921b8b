import { formatAmount } from '@hintha/money';
import { Stopped } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import { findAccount } from '../modules/identity/index.ts';
import { adjust, isReceipt } from '../modules/wallet/index.ts';
import type { OperatorContext } from './operator-context.ts';
import { readAmount, readOptions } from './read-options.ts';

export const CREDIT_HELP = `  credit --account NAME --amount 100.00 --reason TEXT
      Books demo money to a member. Refused with DEMO_WORLD=none.`;

/** Books demo money to a member, once. */
export const credit = async ({ db, config }: OperatorContext, given: string[]): Promise<string> => {
  if (config.demoWorld === 'none') throw new Stopped('Demo money is not given with DEMO_WORLD=none.');
  const {
    account: name,
    amount: text,
    reason,
  } = readOptions(given, ['account', 'amount', 'reason'], CREDIT_HELP);
  const amount = readAmount(text);
  const account = await findAccount(db, name);
  if (account === undefined) throw new Stopped(`There is no account ${name}.`);
  const result = await adjust(db, { accountId: account.id, amount, id: randomUUID(), reason });
  if (!isReceipt(result)) throw new Stopped(`The wallet of ${name} refused it: ${result.outcome}.`);
  return `${account.name} was credited ${formatAmount(amount)}; the balance is ${formatAmount(result.balance)}.`;
};
