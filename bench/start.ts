import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from '../tools/run-program.ts';
import { ROOT } from '../tools/settings.ts';
import { answers } from '../tools/start/children.ts';
import { findFreePort } from '../tools/start/free-port.ts';
import type { Figure } from './figure.ts';

const FRESH_BOUND_S = 180;
const LATER_BOUND_S = 10;
const PATIENCE_MS = 900_000;
const LOOK_EVERY_MS = 50;
const OUTPUT_KEPT = 4000;

interface Place {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Answer 200 as soon as server and studio do their work. */
  readonly healthUrls: readonly string[];
}

interface Running {
  /** From the call of `npm start` until everything answered. */
  readonly seconds: number;
  readonly stop: () => Promise<void>;
}

/** How long a newcomer waits: from a clone of the last commit, and again when all is installed and built. */
export async function* measure(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'hintha-clone-'));
  // The database runs as another user when this is run by root, and has to get in.
  chmodSync(folder, 0o755);
  try {
    const clonedSeconds = await cloneInto(folder);
    const place = await findPlace(folder);
    const fresh = await start(place);
    await fresh.stop();
    yield {
      name: 'start.fresh_clone_to_healthy_s',
      value: clonedSeconds + fresh.seconds,
      unit: 's',
      bound: { atMost: FRESH_BOUND_S },
    };
    const later = await start(place);
    await later.stop();
    yield { name: 'start.later_s', value: later.seconds, unit: 's', bound: { atMost: LATER_BOUND_S } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

async function cloneInto(folder: string): Promise<number> {
  const startedAt = performance.now();
  const { ok, lastLines } = await runProgram('git', ['clone', '--quiet', ROOT, folder]);
  if (!ok) throw new Error(`the repository could not be cloned: ${lastLines.join(' ')}`);
  return secondsSince(startedAt);
}

/** The environment of a stranger: nothing of this checkout, and ports that are free. */
async function findPlace(folder: string): Promise<Place> {
  const ports = [await findFreePort(), await findFreePort()];
  const ours = ['DATABASE_URL', 'DATA_DIR', 'DEMO_WORLD', 'HOST', 'OPERATOR_URL', 'STUDIO_URL'];
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('npm_') && !ours.includes(name),
  );
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(ROOT));
  return {
    folder,
    env: {
      ...Object.fromEntries(kept),
      PATH: path.join(delimiter),
      PORT: String(ports[0]),
      STUDIO_PORT: String(ports[1]),
    },
    healthUrls: ports.map((port) => `http://127.0.0.1:${port}/healthz`),
  };
}

async function start(place: Place): Promise<Running> {
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: place.folder,
    env: place.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => npm.once('close', () => done()));
  const stop = async (): Promise<void> => {
    if (!askToStop(place.folder)) npm.kill();
    await ended;
  };
  try {
    await waitForHealth(npm, place);
    return { seconds: secondsSince(startedAt), stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function waitForHealth(npm: ChildProcess, { healthUrls }: Place): Promise<void> {
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-OUTPUT_KEPT)));
  const until = performance.now() + PATIENCE_MS;
  for (const url of healthUrls) {
    while (!(await answers(url))) {
      if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}:\n${output}`);
      if (performance.now() > until) throw new Error(`${url} did not answer:\n${output}`);
      await sleep(LOOK_EVERY_MS);
    }
  }
}

/** npm passes a signal on to nobody but its shell, so the program itself is asked, by the number it has left. */
function askToStop(folder: string): boolean {
  try {
    const { pid } = JSON.parse(readFileSync(join(folder, '.data/start.json'), 'utf8')) as { pid: number };
    return process.kill(pid, 'SIGTERM');
  } catch {
    // It has not come so far, or has ended already.
    return false;
  }
}
