import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { Office } from './office.ts';

/** The key and the session of the demo open the wallet to a vendor's program; every case runs beside the dialect. */
export const expectConformance = async (office: Office): Promise<void> => {
  const file = (kind: string) => join(office.dataDir, `conformance-hub88.${kind}`);
  const runner = join(import.meta.dirname, '../../packages/vendor-protocol/src/conformance/cli.ts');
  const url = `${office.testSite.operatorUrl}/vendor/CONFORMANCE_HUB88`;
  const token = await readFile(file('token'), 'utf8');
  const where = ['--url', url, '--key', file('pem'), `--token=${token}`, '--account', 'thiri'];
  const cases = ['--dialect', 'hub88', '--only', 'balance'];
  const run = promisify(execFile)(process.execPath, [runner, ...cases, ...where]);
  expect((await run).stdout).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
};
