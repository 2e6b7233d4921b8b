import { commitTo, isServerSeed, type ServerSeed, toServerSeed } from '@hintha/fairness';
import type { AppContext } from '../../../app-context.ts';
import { seal, unseal } from '../../identity/index.ts';
import { LOTTERY_GAMES } from '../games.ts';
import {
  insertSeeds,
  listRevealable,
  listSeeded,
  type NewSeed,
  nextSeedIds,
  type Seed,
  updateRevealed,
} from './seed-store.ts';

const SEED_BYTES = 32;
const AT_ONCE = 100;

/** The operator's key with a word before it, so that what is sealed here opens nowhere else. */
const keyOf = ({ config }: AppContext): string => `lottery ${config.factorKey}`;

/** Draws the seeds of a business day such as 2026-11-21 that are not there yet, and commits to them. */
export const createSeeds = async (ctx: AppContext, day: string): Promise<void> => {
  const seeded = await listSeeded(ctx.db, day);
  const missing = LOTTERY_GAMES.filter(({ code, isFirstParty }) => isFirstParty && !seeded.has(code));
  if (missing.length === 0) return;
  const ids = await nextSeedIds(ctx.db, missing.length);
  const seeds = ids.map((id, at) => drawSeed(ctx, { id, game: missing[at]?.code ?? '', day }));
  await insertSeeds(ctx.db, seeds);
};

const drawSeed = (ctx: AppContext, of: Pick<NewSeed, 'id' | 'game' | 'day'>): NewSeed => {
  const { random } = ctx;
  const seed = toServerSeed(random.bytes(SEED_BYTES));
  const sealedSeed = seal({ random, factorKey: keyOf(ctx) }, of.id, Buffer.from(seed));
  return { ...of, commitment: commitTo(seed), sealedSeed };
};

/** The seed that was committed to; undefined where another one lies. */
export const openSeed = (ctx: AppContext, { id, sealedSeed, commitment }: Seed): ServerSeed | undefined => {
  const seed = unseal(keyOf(ctx), id, sealedSeed).toString();
  return isServerSeed(seed) && commitTo(seed) === commitment ? seed : undefined;
};

/** Tells the seeds of the days that are over once their last numero is settled; one that differs stays hidden. */
export const revealSeeds = async (ctx: AppContext): Promise<void> => {
  for (const seed of await listRevealable(ctx.db, AT_ONCE)) {
    const opened = openSeed(ctx, seed);
    if (opened === undefined)
      ctx.log.error({ game: seed.game, day: seed.day }, 'a seed of lotteries differs from its commitment');
    else await updateRevealed(ctx.db, seed.id, opened);
  }
};
