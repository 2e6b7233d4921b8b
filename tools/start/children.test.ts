import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answers, type Child, type ChildPlan, spawnChild, startChild } from './children.ts';
import { keepRunning, nextPause } from './keep-running.ts';

let folder: string;
let plan: ChildPlan;
const ended: (() => void)[] = [];

/** What a program here has to do, and no more. */
const PROGRAM = `
  import { createServer } from 'node:http';
  process.send?.({ progress: 'warming up' });
  const server = createServer((_, reply) => reply.end('ok'));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('up as ' + process.pid));
  process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(0); });
  process.on('disconnect', () => process.exit(0));
`;

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function program(text: string): void {
  writeFileSync(plan.script, text);
}

function log(): string {
  return readFileSync(plan.logFile, 'utf8');
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'children-'));
  const port = await freePort();
  plan = {
    name: 'server',
    script: join(folder, 'main.mjs'),
    env: { PORT: String(port) },
    logFile: join(folder, 'logs/server.log'),
    healthUrl: `http://127.0.0.1:${port}/healthz`,
  };
  program(PROGRAM);
});

afterEach(() => {
  for (const end of ended.splice(0)) end();
  rmSync(folder, { recursive: true, force: true });
});

async function started(): Promise<Child> {
  const child = await startChild(plan);
  ended.push(child.kill);
  return child;
}

test('a child is ready when it answers, and stops when it is asked', async () => {
  const child = await started();
  expect(await answers(plan.healthUrl)).toBe(true);
  await child.stop();
  expect(await child.ended).toBe('exit code 0');
  expect(log()).toContain('asked to stop');
  expect(await answers(plan.healthUrl)).toBe(false);
});

test('a child that was killed is started again on the same port', async () => {
  const child = await started();
  child.kill();
  expect(await child.ended).toBe('signal SIGKILL');
  const again = await started();
  expect(again.pid).not.toBe(child.pid);
});

test('what a child says that it does is passed on', async () => {
  const heard: string[] = [];
  ended.push((await startChild(plan, (text) => heard.push(text))).kill);
  expect(heard).toEqual(['warming up']);
});

test('a child that ends before it is ready is told in a sentence, with its last lines', async () => {
  program("console.error('The database cannot be reached.'); process.exit(3);");
  await expect(startChild(plan)).rejects.toMatchObject({
    name: 'Halt',
    message: expect.stringContaining('The server stopped before it was ready (exit code 3)'),
    lines: ['The database cannot be reached.'],
  });
});

test('a child goes when its parent is killed', async () => {
  const parent = join(folder, 'parent.mjs');
  writeFileSync(
    parent,
    `import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'children.ts'))};
     await startChild(${JSON.stringify(plan)}); process.send('ready');`,
  );
  const running = spawnChild({ ...plan, script: parent, logFile: join(folder, 'logs/parent.log') });
  ended.push(running.kill);
  await expect.poll(() => answers(plan.healthUrl)).toBe(true);
  running.kill();
  await expect.poll(() => answers(plan.healthUrl)).toBe(false);
});

test('a child that dies while it runs is started again', async () => {
  const heard: string[] = [];
  const kept = keepRunning(plan, { say: (text) => heard.push(text), giveUp: () => {} });
  ended.push(kept.kill);
  await kept.ready;
  const [, pid] = /up as (\d+)/.exec(log()) ?? [];
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(() => log().match(/up as/g)?.length).toBe(2);
  await expect.poll(() => answers(plan.healthUrl)).toBe(true);
  expect(heard).toContain('The server stopped (signal SIGKILL); it is started again.');
  await kept.stop();
  expect(await answers(plan.healthUrl)).toBe(false);
});

test('starts again after longer and longer pauses, and five times a minute at most', () => {
  expect(nextPause([], 0)).toBe(250);
  expect(nextPause([0], 1000)).toBe(500);
  expect(nextPause([0, 1, 2, 3], 1000)).toBe(4000);
  expect(nextPause([0, 1, 2, 3, 4], 1000)).toBeUndefined();
  expect(nextPause([0, 1, 2, 3, 4], 61_000)).toBe(250);
});
