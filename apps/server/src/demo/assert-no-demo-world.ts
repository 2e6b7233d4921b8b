import { Stopped } from '@hintha/platform';
import type { AppContext } from '../app-context.ts';
import { findAccounts } from '../modules/identity/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

/** A database that was filled as a demo keeps its members, whose password is published, whatever is said later. */
export const assertNoDemoWorld = async ({ config, db }: AppContext): Promise<void> => {
  if (!config.production) return;
  const known = await findAccounts(
    db,
    DEMO_ACCOUNTS.map(({ name }) => name),
  );
  if ([...known.values()].some(({ demo }) => demo))
    throw new Stopped(
      'Refused to start with NODE_ENV=production: the database of DATABASE_URL holds a demo world; use an empty one.',
    );
};
