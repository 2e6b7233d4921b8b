import { type Database, openDatabase, Stopped } from '@hintha/platform';
import { type AuditProblem, verifyAudit } from '@hintha/server/src/modules/audit/index.ts';
import { Halt } from '../halt.ts';
import { openLiveDatabase } from '../live-database.ts';
import { readSettings } from '../settings.ts';

const WHAT: Record<AuditProblem['what'], string> = {
  missing: 'an act is missing',
  edited: 'the act is not what was written',
  unlinked: 'the act does not follow the one before it',
  unlike_export: 'the act is not the one whose hash was exported',
  unlike_head: 'the audit does not end as its head says',
};

const MOST_SHOWN = 40;

const verify = async (database: Database, dataDir: string): Promise<number> => {
  const tables = await database.pool.query("select to_regclass('audit_entry') is null as missing");
  if (tables.rows[0]?.missing)
    throw new Stopped('There is no audit in this database yet: run npm start first.');
  const { entries, head, exported, problems } = await verifyAudit(database, dataDir);
  console.log(`Audit at ${new Date().toISOString()}`);
  console.log(`  ${entries} entries, held against ${exported} exported heads`);
  console.log(`  ends at ${head.position} with ${head.hash.toString('hex')}`);
  for (const { position, what } of problems.slice(0, MOST_SHOWN))
    console.log(`  POSITION ${position}: ${WHAT[what]}`);
  if (problems.length > MOST_SHOWN) console.log(`  and ${problems.length - MOST_SHOWN} more`);
  if (problems.length === 0) console.log('Proven: every act is as it was written, and none is missing.');
  return problems.length;
};

const main = async (): Promise<void> => {
  const source = await openLiveDatabase();
  const database = openDatabase(source.url, { max: 2 });
  try {
    process.exitCode = (await verify(database, readSettings(process.env).dataDir)) === 0 ? 0 : 1;
  } finally {
    await database.close();
    await source.close();
  }
};

await main().catch((error: unknown) => {
  if (!(error instanceof Stopped || error instanceof Halt)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
