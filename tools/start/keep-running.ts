import { setTimeout as sleep } from 'node:timers/promises';
import { Halt } from '../halt.ts';
import type { Translate } from '../progress.ts';
import { type Child, type ChildPlan, lastLines, spawnChild, waitUntilReady } from './children.ts';

const WINDOW_MS = 60_000;
const RESTARTS_IN_WINDOW = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

export interface Watch {
  /** Hears of the first start's doings, and later of each restart. */
  readonly say: Translate;
  /** Hears that the child dies again and again and is left down. */
  readonly giveUp: (failure: Halt) => void;
}

export interface Kept {
  /** Comes when the child answers for the first time, or fails if it never does. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
  readonly kill: () => void;
}

/** The pause before the next start, or `undefined` when there have been too many in a minute. */
export function nextPause(restartsMs: readonly number[], nowMs: number): number | undefined {
  const recent = restartsMs.filter((at) => nowMs - at < WINDOW_MS).length;
  if (recent >= RESTARTS_IN_WINDOW) return undefined;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** recent);
}

/** Starts the child, and again whenever it dies by itself once it has been ready. */
export function keepRunning(plan: ChildPlan, watch: Watch): Kept {
  const restartsMs: number[] = [];
  const stopping = new AbortController();
  let child: Child = spawnChild(plan);

  const startAgain = async (end: string): Promise<boolean> => {
    const pauseMs = nextPause(restartsMs, performance.now());
    if (pauseMs === undefined) {
      const sentence = `The ${plan.name} keeps stopping (${end}), so it is left down; its log is ${plan.logFile}.`;
      watch.giveUp(new Halt(sentence, lastLines(plan.logFile)));
      return false;
    }
    watch.say(`The ${plan.name} stopped (${end}); it is started again.`);
    await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return false;
    restartsMs.push(performance.now());
    child = spawnChild(plan);
    return true;
  };

  const keep = async (): Promise<void> => {
    for (;;) {
      const end = await child.ended;
      if (stopping.signal.aborted || !(await startAgain(end))) return;
    }
  };

  const ready = waitUntilReady(child, plan, watch.say).then(() => void keep());
  return {
    ready,
    stop: async () => {
      stopping.abort();
      await child.stop();
    },
    kill: () => {
      stopping.abort();
      child.kill();
    },
  };
}
