import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Halt } from '../../tools/halt.ts';
import { ROOT } from '../../tools/settings.ts';
import { onStopSignal } from '../../tools/start/on-stop-signal.ts';
import type { Figure } from '../figure.ts';
import { compareRuns } from './compare-runs.ts';
import { openCheckout } from './open-checkout.ts';
import { openSide, type RevisionSide } from './open-side.ts';
import type { Rates, RunName } from './serve-runs.ts';

const RUNS: readonly RunName[] = ['single', 'grouped', 'http'];
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const SERVE_RUNS = 'bench/against/serve-runs.ts';

interface Sides {
  readonly old: RevisionSide;
  readonly here: RevisionSide;
}

type Runs = Record<keyof Sides, Rates[]>;

/** The wallet as it stands here beside another revision of it, in short runs that take turns. */
export async function* measureAgainst(revision: string, rounds: number): AsyncGenerator<Figure> {
  let isStopped = false;
  onStopSignal(
    () => (isStopped = true),
    () => process.exit(1),
  );
  await using checkout = await openCheckout(ROOT, revision);
  mkdirSync(join(checkout.folder, 'bench/against'), { recursive: true });
  copyFileSync(join(ROOT, SERVE_RUNS), join(checkout.folder, SERVE_RUNS));
  await using old = await openSide(checkout.commit, checkout.folder);
  await using here = await openSide('what stands here', ROOT);
  for (const run of RUNS) {
    const results: Runs = { old: [], here: [] };
    for (let round = 1; round <= rounds; round += 1) {
      if (isStopped) throw new Halt('Stopped before the end.');
      await playInTurn({ old, here }, run, results);
      console.error(`${run}, round ${round} of ${rounds}: ${describeRound(results)}`);
    }
    yield* compareRuns(run, results);
  }
}

/**
 * One load to its end before the next, and one side after the other: what a database still does after a run takes from
 * whoever runs then, so every run has to come after the same run of the other side.
 */
async function playInTurn(sides: Sides, run: RunName, results: Runs): Promise<void> {
  for (const side of ['old', 'here'] as const)
    results[side].push(await sides[side].run({ run, seconds: SECONDS }));
}

/** From which a noisy machine can be told: new to old. */
function describeRound({ old, here }: Runs): string {
  const [before, now] = [old, here].map((rates) => rates.at(-1)?.perSecond.toFixed(0));
  return `${now}/${before}`;
}
