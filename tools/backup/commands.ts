import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Halt } from '../halt.ts';
import { openLiveDatabase } from '../live-database.ts';
import { runSteps, type Step, terminalScreen } from '../progress.ts';
import { readSettings } from '../settings.ts';
import { drillSteps } from './drill.ts';
import { readBackup } from './read-backup.ts';
import { recordBackup } from './record-backup.ts';
import { restoreSteps } from './restore-backup.ts';
import { readBackupKey } from './seal.ts';
import type { Manifest } from './types.ts';
import { writeBackup } from './write-backup.ts';

export const BACKUP_HELP = `backup --to FOLDER
  Writes everything into a sealed file of the folder, while the site goes on: the database as it is at one
  moment, the pictures, and the exported heads of the audit. Sealed under BACKUP_KEY, a passphrase or a key of age.

verify-backup --from FILE
  Reads a backup through and says what it holds.

restore --from FILE --into DATA_DIR [--database URL]
  Brings a backup back into an empty folder, with a database of its own in it or into an empty one that is named,
  and proves ledger and audit.

drill [--from FILE]
  Restores a backup, a new one unless a file is named, into a folder that goes again, starts a server on it and
  says how long it took. Nothing is sent to anybody outside.`;

type Command = (options: readonly string[]) => Promise<void>;

/** What the operator does with backups from the command line; the server's own commands are another list. */
export const BACKUP_COMMANDS: Readonly<Record<string, Command>> = {
  backup: async (options) => {
    const { to } = read(options, ['to'], []);
    await writeLive(resolve(to));
  },
  'verify-backup': async (options) => {
    const { from } = read(options, ['from'], []);
    let manifest: Manifest | undefined;
    const step: Step = {
      name: 'reading the backup through',
      run: async (say) => {
        manifest = await readBackup(resolve(from), readBackupKey(process.env), { say });
        return 'whole';
      },
    };
    await runSteps([step], terminalScreen());
    if (manifest) tell(manifest);
  },
  restore: async (options) => {
    const { from, into, database } = read(options, ['from', 'into'], ['database']);
    const order = { file: resolve(from), key: readBackupKey(process.env), dataDir: resolve(into) };
    await runSteps(restoreSteps({ ...order, databaseUrl: database }), terminalScreen());
  },
  drill: async (options) => {
    const { from } = read(options, [], ['from']);
    const folder = await mkdtemp(join(tmpdir(), 'hintha-drill-'));
    try {
      const file = from === undefined ? await writeLive(folder) : resolve(from);
      await runSteps(drillSteps({ file, key: readBackupKey(process.env), folder }), terminalScreen());
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Writes a backup of what `npm start` works on; answers its file. The audit knows of it before it is begun. */
async function writeLive(folder: string): Promise<string> {
  const key = readBackupKey(process.env);
  const live = await openLiveDatabase();
  const { dataDir } = readSettings(process.env);
  let file = '';
  const step: Step = {
    name: 'backup',
    run: async (say) => {
      await recordBackup(live.url);
      const order = { databaseUrl: live.url, dataDir, key, now: new Date(), say };
      const written = await writeBackup(folder, order);
      file = written.file;
      tell(written.manifest);
      return `${file}, ${written.bytes} bytes`;
    },
  };
  await runSteps([step], terminalScreen()).finally(() => live.close());
  return file;
}

function tell({ opening, entries }: Manifest): void {
  const { heads, at } = opening;
  const rows = entries.reduce((sum, entry) => sum + (entry.rows ?? 0), 0);
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const pictures = entries.filter(({ name }) => name.startsWith('objects/')).length;
  const lines = [
    `taken at    ${at}`,
    `holds       ${rows} rows and ${pictures} pictures, ${bytes} bytes before they were packed`,
    `ledger      ${heads.postings} postings in ${heads.wallets} wallets, last ${heads.lastPostingAt ?? 'none'}`,
    `audit       ends at ${heads.auditPosition} with ${heads.auditHash}`,
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

function read<Needed extends string, Free extends string>(
  options: readonly string[],
  needed: readonly Needed[],
  free: readonly Free[],
): Record<Needed, string> & Partial<Record<Free, string>> {
  const names = [...needed, ...free];
  const { values } = parseArgs({
    args: [...options],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const missing = needed.filter((name) => !values[name]);
  if (missing.length > 0) throw new Halt(`Say --${missing.join(' and --')}.\n\n${BACKUP_HELP}`);
  return values as Record<Needed, string> & Partial<Record<Free, string>>;
}
