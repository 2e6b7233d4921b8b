import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { voidRound } from '../../bets/index.ts';
import { advanceAfter } from '../chase/advance-chases.ts';
import { lockNumero } from '../numeros/numero-store.ts';
import { roundOf, SOURCE } from '../rules.ts';
import type { Numero, VoidReason } from '../types.ts';
import { settlement } from './publish-result.ts';
import { updateFinished, updateVoid } from './settlement-store.ts';

/** Calls off a numero without a result; its stakes come back. One that another server has decided stays as it is. */
export const voidNumero = (
  { db }: Pick<AppContext, 'db'>,
  due: Pick<Numero, 'id' | 'game' | 'code'>,
  reason: VoidReason,
): Promise<void> =>
  transaction(db, async (tx) => {
    const numero = await lockNumero(tx, due);
    if (numero !== undefined && isUndecided(numero)) await voidLocked(tx, numero, reason);
  });

/** Whether a numero has neither a result nor been called off. */
export const isUndecided = ({ state }: Pick<Numero, 'state'>): boolean =>
  state === 'SCHEDULED' || state === 'LOCKED' || state === 'DELAYED';

/** Calls off an undecided numero that is locked by the caller. */
export const voidLocked = async (tx: Transaction, numero: Numero, reason: VoidReason): Promise<void> => {
  if (!isUndecided(numero)) throw new BusinessError('numero_not_ready');
  const isDone = numero.orders === 0;
  await updateVoid(tx, numero.id, reason, isDone);
  if (!isDone) await settlement.queue(tx, numero.id);
};

/** Gives back every stake of a numero that was called off, batch by batch; broken off, it goes on. */
export const returnStakes = async (ctx: AppContext, numero: Numero): Promise<number> => {
  const decision = { source: SOURCE, round: roundOf(numero), reference: 'void', at: ctx.clock.now() };
  const voided = await voidRound(ctx.db, { ...decision, reason: numero.voidReason ?? 'CANCELLED' });
  await advanceAfter(ctx, numero);
  await updateFinished(ctx.db, numero);
  return voided;
};
