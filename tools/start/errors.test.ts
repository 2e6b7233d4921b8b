import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../settings.ts';
import { takeLock } from './lock.ts';

let folder: string;
let holder: Server;
let taken: number;
let free: number;

function listenAnywhere(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  holder = createServer();
  taken = await listenAnywhere(holder);
  const probe = createServer();
  free = await listenAnywhere(probe);
  await new Promise((done) => probe.close(done));
});

afterEach(() => {
  holder.close();
  rmSync(folder, { recursive: true, force: true });
});

function npmStart(
  env: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(ROOT, 'tools/start.ts')], {
      env: { ...process.env, CI: 'true', DATA_DIR: folder, ...env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    child.on('close', (code) => done({ code, stdout, stderr }));
  });
}

/** One sentence on one line, and no trace of where in the code it was thought of. */
function expectOneSentence(stderr: string): void {
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr.trim()).toMatch(/^[A-Z].*\.$/);
}

test.each(['PORT', 'STUDIO_PORT'])('a %s that is taken gives one sentence that names it', async (name) => {
  const { code, stderr } = await npmStart({ PORT: String(free), [name]: String(taken) });
  expect(code).toBe(1);
  expectOneSentence(stderr);
  expect(stderr).toBe(
    `Port ${taken} on 127.0.0.1 is taken by another program: free it, or set ${name} to another one.\n`,
  );
});

test('an address that this machine does not have is told', async () => {
  const { code, stderr } = await npmStart({ HOST: '203.0.113.7', PORT: String(free) });
  expect(code).toBe(1);
  expectOneSentence(stderr);
  expect(stderr).toContain('see HOST');
});

test('a port that is none is told', async () => {
  const { code, stderr } = await npmStart({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(stderr).toBe('PORT must be a port between 1 and 65535, not "eighty".\n');
});

test('a database that cannot be reached gives one sentence, without its password', async () => {
  holder.close();
  const DATABASE_URL = `postgres://someone:secret@127.0.0.1:${taken}/hintha`;
  // The second port is the one that was just given back, so both are free.
  const ports = { PORT: String(free), STUDIO_PORT: String(taken) };
  const { code, stderr } = await npmStart({ ...ports, DATABASE_URL });
  expect(code).toBe(1);
  expectOneSentence(stderr);
  expect(stderr).toContain(`postgres://127.0.0.1:${taken}/hintha`);
  expect(stderr).not.toContain('secret');
});

test('a second start in one folder is refused, with the address of the first', async () => {
  const program = join(folder, 'start.ts');
  writeFileSync(program, "console.log('up'); setTimeout(() => {}, 60_000);");
  const first = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((done) => first.stdout.once('data', done));
  writeFileSync(join(folder, 'start.json'), JSON.stringify({ pid: first.pid, url: 'http://127.0.0.1:8080' }));
  const { code, stderr } = await npmStart({});
  first.kill('SIGKILL');
  expect(code).toBe(1);
  expectOneSentence(stderr);
  expect(stderr).toContain('at http://127.0.0.1:8080');
});

test('a record left by a start that was killed holds nobody off', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'start.json'), JSON.stringify({ pid: 2 ** 30, url: '' }));
  const giveBack = takeLock(folder, '');
  giveBack();
  writeFileSync(join(folder, 'start.json'), '{"pid":');
  expect(() => takeLock(folder, '')).not.toThrow();
});
