import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from '../progress.ts';

interface Progress {
  readonly state: string;
  readonly day?: number;
  readonly of?: number;
}

const LOOK_MS = 500;

/** How far the server has come with the team of the demo world; nothing where it makes none. */
function readProgress(dataDir: string): Progress | undefined {
  const file = join(dataDir, 'demo-team.json');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Progress;
  } catch {
    // The server is about to write it.
    return { state: 'making' };
  }
}

/** Whether the server is making the team, beside the site that is open already. */
export function isTeamInTheMaking(dataDir: string): boolean {
  return readProgress(dataDir)?.state === 'making';
}

/** Tells how far it is until it is complete, or the programs are stopped. */
export function teamStep(dataDir: string, isStopping: () => boolean): Step {
  return {
    name: "the agent's team",
    run: async (say) => {
      for (;;) {
        const progress = readProgress(dataDir);
        if (progress?.state === 'failed') return 'failed: the log of the server says why';
        if (progress?.state !== 'making') return 'complete';
        if (isStopping()) return 'stopped: the next start goes on with it';
        if (progress.of !== undefined) say(`day ${progress.day} of ${progress.of}`);
        await sleep(LOOK_MS);
      }
    },
  };
}
