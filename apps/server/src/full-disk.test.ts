import { randomBytes } from 'node:crypto';
import { shortageOf, transaction } from '@hintha/platform';
import { afterAll, describe, expect, test } from 'vitest';
import { testConsole } from '../../../tools/console/test-console.ts';
import { testContext } from '../../../tools/test-context.ts';
import { testDatabase } from '../../../tools/test-database.ts';
import { CAN_MOUNT, openSmallDisk } from '../../../tools/test/small-disk.ts';
import { recordAudit, SYSTEM } from './modules/audit/index.ts';

const MEGABYTES = 256;
/** From half a page down to less than any entry: what room there is in the last page is used up too. */
const SIZES = [2000, 200, 1];

describe.skipIf(!CAN_MOUNT)('a disk of the database that is full', () => {
  const disk = CAN_MOUNT ? openSmallDisk(MEGABYTES) : undefined;
  afterAll(() => disk?.close());
  const db = testDatabase({}, disk);
  const { ctx, call } = testContext(db);
  const { call: callStaff, hire } = testConsole(ctx);

  const write = (bytes: number): Promise<unknown> => {
    const details = { text: randomBytes(bytes).toString('base64') };
    const entry = { actor: SYSTEM, action: 'test', subject: 'disk', details };
    return transaction(db, (tx) => recordAudit(tx, entry)).catch((failure: unknown) => failure);
  };

  const fill = async (): Promise<void> => {
    disk?.fill();
    for (const size of SIZES) {
      let failure: unknown;
      while (failure === undefined) failure = await write(size);
      expect(shortageOf(failure)).toBe('database_full');
    }
  };

  test('refuses what has to be written for a moment, is an alarm, and is over without a restart', async () => {
    const { token } = await hire('content', 'content');
    const change = () =>
      callStaff('PUT', '/console/site/flags/FREEPLAY3', {
        token,
        body: { enabled: false, reason: 'a test' },
      });
    // The first look of all makes the key that calls are sealed for.
    await call('GET', '/wps/system/permission');
    await fill();
    expect(await change()).toMatchObject({ status: 503, body: { code: 'busy' } });
    // What is only read is still answered, and staff are told.
    expect((await call('GET', '/wps/system/permission')).status).toBe(200);
    const { body } = await callStaff('GET', '/console/alarms', { token });
    expect(body.value).toMatchObject({ alarms: [{ kind: 'database_full' }] });
    disk?.makeRoom();
    expect((await change()).body.code).toBe('ok');
  });
});
