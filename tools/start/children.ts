import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Halt } from '../halt.ts';
import type { Translate } from '../progress.ts';

/**
 * A heap that fits a small machine: left alone, V8 takes what a large one has before it cleans up. Server and studio
 * keep little that lives long.
 */
const HEAP = ['--max-old-space-size=224', '--max-semi-space-size=16'];

const STOP_GRACE_MS = 10_000;
const PROBE_EVERY_MS = 100;
const PROBE_TIMEOUT_MS = 2000;
/** A child that neither answers nor says anything for so long will not come up any more. */
const SILENCE_MS = 300_000;
const LINES_SHOWN = 12;

export interface ChildPlan {
  /** `server` or `studio`: the name in sentences and of the log. */
  readonly name: string;
  /** The file that Node runs. */
  readonly script: string;
  /** What is set on top of the environment of this process. */
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Answers 200 as soon as the child does its work. */
  readonly healthUrl: string;
}

export interface Child {
  readonly pid: number;
  /** Comes when the process is gone, with `exit code 1` or `signal SIGKILL`. */
  readonly ended: Promise<string>;
  /** What the child last said that it is doing. */
  readonly onProgress: (say: Translate) => void;
  /** Asks it to stop, and after ten seconds ends it; comes when it is gone. */
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a power cut would. */
  readonly kill: () => void;
}

/** The end of a log, for the one who asks why. */
export function lastLines(logFile: string): string[] {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LINES_SHOWN);
}

function isProgress(message: unknown): message is { progress: string } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'progress' in message &&
    typeof message.progress === 'string'
  );
}

function spawnNode(plan: ChildPlan): ReturnType<typeof spawn> {
  mkdirSync(dirname(plan.logFile), { recursive: true });
  const log = openSync(plan.logFile, 'a');
  try {
    return spawn(process.execPath, [...HEAP, plan.script], {
      env: { ...process.env, ...plan.env },
      stdio: ['ignore', log, log, 'ipc'],
      // Its own group, so that Ctrl-C on the terminal reaches the parent alone, which stops things in order.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

/** Starts the process and gives it at once; `waitUntilReady` tells when it answers. */
export function spawnChild(plan: ChildPlan): Child {
  const child = spawnNode(plan);
  const { pid } = child;
  if (pid === undefined) throw new Halt(`The ${plan.name} could not be started: ${plan.script} did not run.`);
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const patience = new AbortController();
    const tooLong = sleep(STOP_GRACE_MS, true, { signal: patience.signal }).catch(() => false);
    if ((await Promise.race([ended, tooLong])) === true) child.kill('SIGKILL');
    await ended;
    patience.abort();
  };
  const onProgress = (say: Translate): void => {
    child.on('message', (message) => {
      if (isProgress(message)) say(message.progress);
    });
  };
  return { pid, ended, stop, onProgress, kill: () => child.kill('SIGKILL') };
}

/** Whether the address answers 200 just now. */
export function answers(url: string): Promise<boolean> {
  return new Promise((done) => {
    const request = get(url, { agent: false, timeout: PROBE_TIMEOUT_MS }, (reply) => {
      reply.resume();
      done(reply.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(false));
  });
}

/** Waits until the child answers; one that ends or falls silent before is a failure told with its last lines. */
export async function waitUntilReady(child: Child, plan: ChildPlan, say: Translate): Promise<void> {
  let lastSignMs = performance.now();
  let end: string | undefined;
  child.onProgress((text) => {
    lastSignMs = performance.now();
    say(text);
  });
  void child.ended.then((how) => (end = how));
  while (!(await answers(plan.healthUrl))) {
    if (end !== undefined) {
      throw new Halt(
        `The ${plan.name} stopped before it was ready (${end}); its log is ${plan.logFile}.`,
        lastLines(plan.logFile),
      );
    }
    if (performance.now() - lastSignMs > SILENCE_MS) {
      child.kill();
      throw new Halt(
        `The ${plan.name} did not answer in time; its log is ${plan.logFile}.`,
        lastLines(plan.logFile),
      );
    }
    await sleep(PROBE_EVERY_MS);
  }
}

/** Starts the process and comes when it answers. */
export async function startChild(plan: ChildPlan, say: Translate = () => {}): Promise<Child> {
  const child = spawnChild(plan);
  await waitUntilReady(child, plan, say);
  return child;
}
