import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import * as hub88 from './hub88/reference-operator.ts';
import * as softswiss from './softswiss/reference-operator.ts';

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keyFile = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const PRIVATE_KEY = keyFile(
  'private.pem',
  hub88.VENDOR_KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);
const NO_KEY = keyFile('none.pem', 'not a key');

const run = (...args: string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [CLI, ...args]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => void (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => void (err += chunk.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });

const runSoftswiss = async (faults: softswiss.Fault[] = [], ...more: string[]) => {
  const operator = await softswiss.startReferenceOperator(faults);
  const key = ['--key', softswiss.TOKEN, '--account', softswiss.ACCOUNT];
  const done = await run('--url', operator.url, ...key, ...more);
  await operator.stop();
  return done;
};

const runHub88 = async (faults: hub88.Fault[] = [], ...more: string[]) => {
  const operator = await hub88.startReferenceOperator(faults);
  const key = ['--dialect', 'hub88', '--key', PRIVATE_KEY, '--token', hub88.TOKEN];
  const done = await run('--url', operator.url, ...key, '--account', hub88.USER, ...more);
  await operator.stop();
  return done;
};

test.each([
  ['softswiss, which needs not be named', runSoftswiss],
  ['hub88', runHub88],
])(
  'of %s a line is printed for each case, then the count, and all passed ends with 0',
  async (_dialect, against) => {
    const { code, out } = await against();
    const lines = out.trimEnd().split('\n');
    expect(lines.at(-1)).toBe(`${lines.length - 1} passed, 0 failed`);
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.slice(0, -1).every((line) => line.startsWith('ok    ['))).toBe(true);
    expect(code).toBe(0);
  },
);

test.each([
  ['softswiss', () => runSoftswiss(['no signature check'], '--only', 'signature')],
  ['hub88', () => runHub88(['no signature check'], '--only', 'signature')],
])('of %s a case that failed is printed with its reason and ends with 1', async (_dialect, against) => {
  const { code, out } = await against();
  expect(out).toMatch(/^FAIL {2}\[signature\] no signature is .+: .+ \(the signature is verified .+\)$/m);
  expect(out).toMatch(/\d+ passed, [1-9]\d* failed\n$/);
  expect(code).toBe(1);
});

test('the help is printed when asked for', async () => {
  const { code, out } = await run('--help');
  expect(out).toContain('--account <id>');
  expect(code).toBe(0);
});

const ANYWHERE = ['--url', 'http://127.0.0.1:1', '--account', 'player'];
const HUB88 = [...ANYWHERE, '--dialect', 'hub88'];

test.each([
  [['--unknown'], "Unknown option '--unknown'"],
  [['--url', 'nowhere'], '--url must be an address'],
  [ANYWHERE, '--key and --account are needed'],
  [[...ANYWHERE, '--key', 'k', '--only', 'xyz'], 'no case is called xyz'],
  [['--dialect', 'morse'], 'no such dialect: morse'],
  [[...HUB88, '--key', PRIVATE_KEY], '--token is needed'],
  [[...HUB88, '--token', 't', '--key', NO_KEY], '--key must be the file of an RSA private key'],
  [[...HUB88, '--token', 't', '--key', join(folder, 'absent.pem')], '--key must be the file'],
])('a command of %j ends with 2 and says why', async (args, why) => {
  const { code, err } = await run(...args);
  expect(err).toContain(why);
  expect(code).toBe(2);
});
