import type { AccountType } from '@hintha/contract';
import type { Transaction } from '@hintha/platform';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { checkName, createAccount, hashPassword } from '../../identity/index.ts';
import { writeFirstPassword } from './first-password.ts';

export interface Opened {
  readonly id: bigint;
  readonly username: string;
  readonly password: string;
}

/** Opens an account by hand, whose owner has to choose another password; `follow` writes what goes with it. */
export const openAccount = async (
  ctx: AppContext,
  { username, type }: { username: string; type: AccountType },
  follow: (tx: Transaction, id: bigint) => Promise<void>,
): Promise<Opened> => {
  await checkName(ctx.db, 'username', username);
  const password = writeFirstPassword(ctx.random);
  const passwordHash = await hashPassword(ctx, password);
  const id = await transaction(ctx.db, async (tx) => {
    const account = await createAccount(tx, {
      name: username,
      type,
      passwordHash,
      demo: false,
      mustChange: true,
    });
    await follow(tx, account);
    return account;
  });
  return { id, username, password };
};
