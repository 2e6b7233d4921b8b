import type { AppContext } from '../../../app-context.ts';
import { pushTo } from '../../inbox/index.ts';
import { namesOf } from '../game-names.ts';
import { timeOf } from '../rules.ts';
import type { Numero } from '../types.ts';
import { gameOf } from './publish-result.ts';
import { listPlayers } from './settlement-store.ts';

/** Members of a batch. */
const BATCH = 500;

/** The lottery, and of a few draws a day the time of this one. */
const nameOf = (numero: Numero) => {
  const names = namesOf(numero.game);
  const time = timeOf(gameOf(numero), numero);
  if (time === undefined) return names;
  const timed = Object.entries(names).map(([language, name]) => [language, `${name} ${time}`] as const);
  return { ...Object.fromEntries(timed), en: `${names.en} ${time}` };
};

/** Tells the devices of those who have played a numero that its result is out; what each won stands in the record. */
export const tellResult = async (ctx: AppContext, numero: Numero): Promise<void> => {
  const { id, game } = numero;
  if (ctx.deliveryChannels.push === null) return;
  // One a lottery: of one that draws every minute a device shows the latest.
  const notice = { kind: 'draw_result', name: nameOf(numero), about: `draw:${game}` } as const;
  for (let after = 0n; ;) {
    const players = await listPlayers(ctx.db, id, after, BATCH);
    await pushTo(ctx, ctx.db, players, notice);
    const last = players.at(-1);
    if (last === undefined || players.length < BATCH) return;
    after = last;
  }
};
