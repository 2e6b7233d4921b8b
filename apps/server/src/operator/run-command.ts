import { collectContributions, openDatabase, Stopped, transaction } from '@hintha/platform';
import { ALL_CONTRIBUTIONS } from '../all-modules.ts';
import { readConfig } from '../config.ts';
import { recordAudit, SYSTEM } from '../modules/audit/index.ts';
import { COMMANDS, HELP } from './commands.ts';

/** Runs one of the operator's commands with its options and answers what it says; throws `Stopped` with the reason. */
export const runCommand = async (
  environment: NodeJS.ProcessEnv,
  [name = '--help', ...rest]: readonly string[],
): Promise<string> => {
  if (name === '--help' || name === 'help') return HELP;
  const command = COMMANDS[name];
  if (command === undefined) throw new Stopped(`There is no command ${name}.\n\n${HELP}`);
  if (rest.includes('--help')) return command.help;
  const config = readConfig(environment);
  const db = openDatabase(config.databaseUrl, { max: 2, session: { role: 'hintha_app' } });
  try {
    // Written down first: nothing is done from here that the audit does not know of.
    if (rest.length > 0)
      await transaction(db, (tx) =>
        recordAudit(tx, {
          actor: SYSTEM,
          action: 'command',
          subject: `command:${name}`,
          details: { words: rest },
        }),
      );
    return await command.run({ db, config, contributions: collectContributions(ALL_CONTRIBUTIONS) }, rest);
  } finally {
    await db.close();
  }
};
