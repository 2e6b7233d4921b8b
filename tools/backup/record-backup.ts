import { openDatabase, transaction } from '@hintha/platform';
import { recordAudit, SYSTEM } from '@hintha/server/src/modules/audit/index.ts';

/** Whoever takes a copy of everything is in the audit with it. */
export async function recordBackup(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { max: 1, session: { role: 'hintha_app' } });
  const entry = { actor: SYSTEM, action: 'backup', subject: 'database', details: {} };
  await transaction(database, (tx) => recordAudit(tx, entry)).finally(() => database.close());
}
