import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { Stopped } from '@hintha/platform';
import { BACKUP_COMMANDS, BACKUP_HELP } from '../backup/commands.ts';
import { failureText, Halt } from '../halt.ts';
import { openLiveDatabase } from '../live-database.ts';
import { ROOT } from '../settings.ts';

const SCRIPT = join(ROOT, 'apps/server/src/operator.ts');

/** Hands the operator's command to the server's program, with the database that `npm start` works on. */
const runCommand = (parameters: readonly string[], databaseUrl: string): number =>
  spawnSync(process.execPath, [SCRIPT, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  }).status ?? 1;

const needsNoDatabase = (parameters: readonly string[]): boolean =>
  parameters.length === 0 || parameters.includes('--help') || parameters[0] === 'help';

const main = async (parameters: readonly string[]): Promise<number> => {
  const [name = '', ...options] = parameters;
  if (needsNoDatabase(parameters)) {
    const status = name in BACKUP_COMMANDS ? 0 : runCommand(parameters, '');
    process.stdout.write(`${name in BACKUP_COMMANDS ? '' : '\n'}${BACKUP_HELP}\n`);
    return status;
  }
  const backupCommand = BACKUP_COMMANDS[name];
  if (backupCommand) return backupCommand(options).then(() => 0);
  const database = await openLiveDatabase();
  try {
    return runCommand(parameters, database.url);
  } finally {
    await database.close();
  }
};

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof Stopped || error instanceof Halt)) throw error;
  process.stderr.write(error instanceof Halt ? failureText(error) : `${error.message}\n`);
  return 1;
});
