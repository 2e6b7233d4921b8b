import { openDatabase, Stopped, transaction } from '@hintha/platform';
import { readConfig } from './config.ts';
import { recordAct, SYSTEM } from './modules/operators/index.ts';
import { COMMANDS, HELP } from './operator/commands.ts';

/** The operator's commands: `node operator.ts COMMAND --option value`. */
const run = async ([name = '--help', ...rest]: string[]): Promise<string> => {
  if (name === '--help' || name === 'help') return HELP;
  const command = COMMANDS[name];
  if (command === undefined) throw new Stopped(`There is no command ${name}.\n\n${HELP}`);
  if (rest.includes('--help')) return command.help;
  const config = readConfig(process.env);
  const db = openDatabase(config.databaseUrl, { max: 2, session: { role: 'hintha_app' } });
  try {
    // Written down first: nothing is done from here that the audit does not know of.
    if (rest.length > 0)
      await transaction(db, (tx) =>
        recordAct(tx, {
          actor: SYSTEM,
          deed: 'command',
          subject: `command:${name}`,
          details: { words: rest },
        }),
      );
    return await command.run({ db, config }, rest);
  } finally {
    await db.close();
  }
};

run(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Stopped ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  },
);
