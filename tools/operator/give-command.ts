import { runCommand } from '@hintha/server/src/operator/run-command.ts';

/** Gives the operator's command to the operator behind a database, without a program of its own; answers what it says. */
export const giveCommand = (databaseUrl: string, words: readonly string[]): Promise<string> =>
  runCommand({ ...process.env, DATABASE_URL: databaseUrl }, words);
