import { repeat, type Repeated } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { LOTTERY_GAMES, lotteryGame } from '../games.ts';
import { lockNumeros } from '../numeros/lock-numeros.ts';
import { overdueStep } from '../rules.ts';
import { lotterySettings, type LotterySettings } from '../settings.ts';
import { voidNumero } from '../settlement/void-numero.ts';
import { delayNumero, listUndrawn, type UndrawnNumero, voidForgotten } from './due-store.ts';
import { drawNumero } from './draw-numero.ts';

const PAUSE_MS = 300;
const AT_ONCE = 500;
const MINUTE_MS = 60_000;

const OWN = LOTTERY_GAMES.filter(({ isFirstParty }) => isFirstParty).map(({ code }) => code);

/** Locks what is due, draws what is due, and delays and calls off what has waited too long for its result. */
export const turnDraws = async (ctx: AppContext): Promise<void> => {
  const settings = await readSettings(ctx.db, lotterySettings);
  // After a long rest thousands of draws were missed that nobody could bet on.
  await voidForgotten(ctx.db, OWN, settings.ownVoidMinutes * MINUTE_MS);
  await lockNumeros(ctx);
  for (const due of await listUndrawn(ctx.db, AT_ONCE))
    await takeStep(ctx, due, settings).catch((error: unknown) =>
      ctx.log.error({ err: error, numero: `${due.game}/${due.code}` }, 'a numero could not be drawn'),
    );
};

const takeStep = async (ctx: AppContext, due: UndrawnNumero, settings: LotterySettings): Promise<void> => {
  const game = lotteryGame(due.game);
  if (game === undefined) return;
  const step = overdueStep(game, due.lateSeconds, settings);
  if (step === 'void') return voidNumero(ctx, due, 'NO_RESULT');
  // It is late whatever keeps it from being drawn now.
  if (step === 'delay' && due.state === 'LOCKED') await delayNumero(ctx.db, due.id);
  if (game.isFirstParty) await drawNumero(ctx, game, due);
};

/** The clockwork of the draws. Any number of servers have it: each step is taken under the lock of its numero. */
export const watchDraws = (ctx: AppContext): Repeated =>
  repeat(
    PAUSE_MS,
    () => turnDraws(ctx),
    (error) => ctx.log.warn({ err: error }, 'the draws of lotteries could not be looked at'),
  );
