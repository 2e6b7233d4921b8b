import { repeat, type Repeated, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { isDeclarable, isOpen, roundOf } from '../rules.ts';
import { sabongSettings } from '../settings.ts';
import { beginSettlement } from '../settlement/settle-fight.ts';
import { cancelLocked } from './cancel-fight.ts';
import { closeLocked } from './close-fight.ts';
import { lockFight } from './fight-store.ts';
import { callLast, type DueFight, listDue } from './move-store.ts';

const PAUSE_MS = 250;
const AT_ONCE = 100;

/** Calls for the last bets, closes what is due, cancels what has waited too long for a result, and settles the rest. */
export const turnFights = async (ctx: Pick<AppContext, 'db' | 'log'>): Promise<void> => {
  const settings = await readSettings(ctx.db, sabongSettings);
  await callLast(ctx.db, settings.lastCallSeconds);
  for (const due of await listDue(ctx.db, settings, AT_ONCE))
    await takeStep(ctx, due).catch((error: unknown) =>
      ctx.log.error({ err: error, fight: roundOf(due), step: due.step }, 'a fight could not be moved on'),
    );
};

const takeStep = async ({ db }: Pick<AppContext, 'db'>, { id, step }: DueFight): Promise<void> => {
  if (step === 'settle') await beginSettlement(db, id);
  else
    await transaction(db, async (tx) => {
      const fight = await lockFight(tx, id);
      if (fight === undefined) return;
      if (step === 'close' && isOpen(fight)) await closeLocked(tx, fight);
      if (step === 'cancel' && isDeclarable(fight) && fight.state !== 'RESULT')
        await cancelLocked(tx, fight, 'NO_RESULT');
    });
};

/** The clockwork of the fights. Any number of servers have it: each step is taken under the lock of its fight. */
export const watchFights = (ctx: AppContext): Repeated =>
  repeat(
    PAUSE_MS,
    () => turnFights(ctx),
    (error) => ctx.log.warn({ err: error }, 'the fights could not be looked at'),
  );
