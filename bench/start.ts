import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from '../tools/start/children.ts';
import { findFreePort } from '../tools/start/free-port.ts';
import { ROOT } from '../tools/settings.ts';
import type { Figure } from './figure.ts';

const PATIENCE_MS = 600_000;

/** How long a newcomer waits: from a fresh clone with nothing installed, and at every later start. */
export async function* measure(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'hintha-clone-'));
  try {
    const clone = join(folder, 'hintha');
    const startedAt = performance.now();
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    const first = await startAndStop(clone);
    const fresh = (first.readyAt - startedAt) / 1000;
    yield { name: 'from a fresh clone to healthy', value: fresh, unit: 's', bound: { atMost: 180 } };
    const again = performance.now();
    const later = await startAndStop(clone);
    yield {
      name: 'a later start to healthy',
      value: (later.readyAt - again) / 1000,
      unit: 's',
      bound: { atMost: 10 },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `npm start` in the clone until server and studio answer, and stops it as Ctrl-C would. */
const startAndStop = async (clone: string): Promise<{ readyAt: number }> => {
  const [port, studioPort] = [await findFreePort(), await findFreePort()];
  const program = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), STUDIO_PORT: String(studioPort), DATA_DIR: '.data' },
    stdio: 'ignore',
    detached: true,
  });
  try {
    for (const url of [port, studioPort].map((one) => `http://127.0.0.1:${one}/healthz`)) {
      await untilHealthy(url, program);
    }
    return { readyAt: performance.now() };
  } finally {
    await stop(program);
  }
};

const untilHealthy = async (url: string, program: ChildProcess): Promise<void> => {
  const endsAt = performance.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (program.exitCode !== null || performance.now() > endsAt) throw new Error(`${url} never answered`);
    await sleep(50);
  }
};

const stop = async (program: ChildProcess): Promise<void> => {
  if (program.exitCode !== null || program.pid === undefined) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  process.kill(-program.pid, 'SIGINT');
  await ended;
};
