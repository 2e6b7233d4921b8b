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
  const runs = new Map(RUNS.map((run): [RunName, Runs] => [run, { old: [], here: [] }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [run, results] of runs) {
      if (isStopped) throw new Halt('Stopped before the end.');
      await playInTurn({ old, here }, run, results);
    }
    console.error(describeRound(round, rounds, runs));
  }
  for (const [run, results] of runs) yield* compareRuns(run, results);
}

/** Who goes first changes from round to round, so that a machine that grows slower does so for both. */
async function playInTurn(sides: Sides, run: RunName, results: Runs): Promise<void> {
  const order = ['old', 'here'] as const;
  for (const side of results.old.length % 2 ? order.toReversed() : order)
    results[side].push(await sides[side].run({ run, seconds: SECONDS }));
}

/** A line a round, from which a noisy machine can be told: new to old, load by load. */
function describeRound(round: number, rounds: number, runs: ReadonlyMap<RunName, Runs>): string {
  const ratios = [...runs].map(([run, results]) => {
    const [old, here] = [results.old.at(-1), results.here.at(-1)].map(
      (rates) => rates?.perSecond ?? Number.NaN,
    );
    return `${run} ${here?.toFixed(0)}/${old?.toFixed(0)}`;
  });
  return `round ${round + 1} of ${rounds}: ${ratios.join(', ')}`;
}
