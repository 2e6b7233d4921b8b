import type { Job } from '@hintha/platform';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../app-context.ts';
import type { Config } from '../../config.ts';
import type { AppModule } from '../../app-module.ts';
import { beginTeam, makeTeam, renewOffers, USUAL } from './make-team.ts';

/** The team of the demo world, which is made beside the site: its past is written while the site is open. */
export interface DemoTeam {
  /** The job, which does nothing while the past is not written where what it counts would be final too soon. */
  readonly holdBack: (of: AppModule['name'], job: Job) => Job;
  readonly start: () => void;
  /** Comes to an end with the day that is being written; the next start goes on from there. */
  readonly close: () => Promise<void>;
}

/** Whose runs close what was played: days, five minutes and what is paid for them. */
const HELD = new Set(['teams', 'rebates', 'contracts', 'bonuses', 'points', 'referral']);

const NO_TEAM: DemoTeam = {
  holdBack: (_of, job) => job,
  start: () => undefined,
  close: async () => undefined,
};

type State = 'making' | 'complete' | 'failed';

/** Says in the data folder how far it has come, which `npm start` tells. */
const tell = async ({ config }: AppContext, state: State, progress: object = {}): Promise<void> => {
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(fileOf(config), `${JSON.stringify({ state, ...progress })}\n`);
};

const fileOf = ({ dataDir }: Config): string => join(dataDir, 'demo-team.json');

/** @param url of the database, as the program signs in to it. */
export const openDemoTeam = async (ctx: AppContext, url: string): Promise<DemoTeam> => {
  const { demoWorld, demoTeam, jobs } = ctx.config;
  if (demoWorld === 'none' || !demoTeam || !jobs) return NO_TEAM;
  if (!(await beginTeam(ctx, USUAL))) {
    await rm(fileOf(ctx.config), { force: true });
    await renewOffers(ctx, USUAL);
    return NO_TEAM;
  }
  await tell(ctx, 'making');
  let isOver = false;
  let isStopped = false;
  let making = Promise.resolve();
  const make = async (): Promise<void> => {
    const from = performance.now();
    const say = (progress: object) => void tell(ctx, 'making', progress);
    const isComplete = await makeTeam(ctx, { url, turns: USUAL, say, isStopped: () => isStopped });
    if (!isComplete) return;
    ctx.log.info({ seconds: Math.round((performance.now() - from) / 1_000) }, 'the demo team is complete');
    isOver = true;
    await tell(ctx, 'complete');
  };
  const fail = async (error: unknown): Promise<void> => {
    ctx.log.error({ err: error }, 'the demo team could not be made');
    isOver = true;
    await tell(ctx, 'failed');
  };
  return {
    holdBack: (of, job) =>
      HELD.has(of) ? { ...job, run: async (payload) => (isOver ? job.run(payload) : undefined) } : job,
    start: () => void (making = make().catch(fail)),
    close: async () => {
      isStopped = true;
      await making;
    },
  };
};
