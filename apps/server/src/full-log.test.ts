import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, migrate, openDatabase, openLog, prepareJobs } from '@hintha/platform';
import { afterAll, describe, expect, test } from 'vitest';
import { testConsole } from '../../../tools/console/test-console.ts';
import { createDatabase, startPostgres } from '../../../tools/postgres/index.ts';
import { readAudit } from '../../../tools/scenario/index.ts';
import { findFreePort } from '../../../tools/start/free-port.ts';
import { testContext } from '../../../tools/test-context.ts';
import { CAN_MOUNT, openSmallDisk } from '../../../tools/test/small-disk.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));
const MEGABYTES = 320;
/** Little enough that the log soon needs a file more. */
const SETTINGS = { shared_buffers: '32MB', min_wal_size: '32MB', max_wal_size: '64MB' };

/** A server of its own, whose log lies on the disk with all else. */
const openServer = async () => {
  const disk = openSmallDisk(MEGABYTES);
  const place = { dataDir: join(disk.folder, 'postgres'), port: await findFreePort(), bySocket: true };
  const start = () => startPostgres({ ...place, settings: SETTINGS, log: () => undefined });
  const { url: server, pid } = await start();
  const url = await createDatabase(server, 'full_log');
  const owner = openDatabase(url, { max: 1 });
  await migrate(owner, MIGRATIONS);
  await prepareJobs({ url, role: 'hintha_app' }, openLog('test', 'silent'));
  return { disk, start, pid, owner, db: openDatabase(url, { max: 8, session: { role: 'hintha_app' } }) };
};

/** Writes what the log alone holds. */
const fillLog = ({ pool }: Database) =>
  pool.query(`select pg_logical_emit_message(false, 'fill', repeat('x', 500000))`);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.runIf(CAN_MOUNT)('a log of the database that has no room', async () => {
  if (!CAN_MOUNT) return;
  const { disk, start, pid, owner, db } = await openServer();
  const { ctx, call } = testContext(db);
  const { call: callStaff, hire } = testConsole(ctx);
  afterAll(async () => {
    disk.makeRoom();
    await Promise.all([owner.close(), db.close()]);
    await (await start()).stop();
    disk.close();
  });

  test('stops it, is busy and an alarm, and loses nothing: once there is room it is started, and nothing else', async () => {
    const { token } = await hire('content', 'content');
    const change = (enabled: boolean) =>
      callStaff('PUT', '/console/site/flags/FREEPLAY3', { token, body: { enabled, reason: 'a test' } });
    const countChanges = async () => (await readAudit(db, { subject: 'flag:FREEPLAY3' })).length;
    // The first look of all makes the key that calls are sealed for.
    await call('GET', '/wps/system/permission');
    disk.fill();
    let changes = 0;
    while (isRunning(pid)) {
      if ((await change(changes % 2 === 0)).status === 200) changes += 1;
      await fillLog(owner).catch(() => undefined);
    }
    expect(changes).toBeGreaterThan(0);
    expect(await change(true)).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(await call('GET', '/wps/system/permission')).toMatchObject({
      status: 503,
      body: { code: 'busy' },
    });
    await expect(start()).rejects.toThrow(/No space left on device/);
    disk.makeRoom();
    await start();
    expect(await countChanges()).toBe(changes);
    const { body } = await callStaff('GET', '/console/alarms', { token });
    expect(body.value).toMatchObject({ alarms: [{ kind: 'database_away' }] });
    expect((await change(true)).body.code).toBe('ok');
  }, 120_000);
});
