import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { settleRound } from '../../bets/index.ts';
import { advanceAfter } from '../chase/advance-chases.ts';
import { lockNumero } from '../numeros/numero-store.ts';
import { roundOf, SOURCE } from '../rules.ts';
import type { Numero } from '../types.ts';
import { payRebates } from './pay-rebates.ts';
import { publishResult } from './publish-result.ts';
import { resettleNumero } from './resettle-numero.ts';
import { openScorer } from './score-bets.ts';
import { findNumeroById, moveNumero, updateFinished } from './settlement-store.ts';
import { tellResult } from './tell-result.ts';
import { returnStakes } from './void-numero.ts';

/** Publishes the result of a locked numero; what is published already is not published anew. */
export const confirmResult = (
  { db }: Pick<AppContext, 'db'>,
  due: Pick<Numero, 'id' | 'game' | 'code'>,
  texts: readonly (readonly string[])[],
): Promise<Numero> =>
  transaction(db, async (tx) => {
    const numero = await lockNumero(tx, due);
    if (numero === undefined) throw new BusinessError('not_found');
    if (numero.state !== 'LOCKED' && numero.state !== 'DELAYED') throw new BusinessError('no_longer_open');
    await publishResult(tx, numero, texts);
    return { ...numero, state: 'CONFIRMED', result: texts, version: 1 };
  });

/**
 * Settles every bet of a numero whose result is published, batch by batch, each bet once, pays the rebates and lets chases go on;
 * answers how many it settled. Broken off, it is called again and goes on with what is left, and two at once settle each
 * bet once.
 */
export const settleNumero = async (ctx: AppContext, numero: Numero): Promise<number> => {
  if (numero.result === null) throw new BusinessError('not_found');
  const resultsOf = await openScorer(ctx.db, numero, numero.result);
  await moveNumero(ctx.db, numero, ['CONFIRMED'], 'SETTLING');
  const decision = {
    source: SOURCE,
    round: roundOf(numero),
    reference: `result ${numero.version}`,
    at: ctx.clock.now(),
  };
  const settled = await settleRound(ctx.db, decision, resultsOf);
  await moveNumero(ctx.db, numero, ['SETTLING'], 'SETTLED');
  await payRebates(ctx.db, numero);
  await advanceAfter(ctx, numero);
  await tellResult(ctx, numero);
  await updateFinished(ctx.db, numero);
  return settled;
};

/** Does what follows from what a numero is: settles it, settles it anew, or gives its stakes back. */
export const finishNumero = async (ctx: AppContext, id: bigint): Promise<void> => {
  const numero = await findNumeroById(ctx.db, id);
  if (numero === undefined || numero.finishedAt !== null) return;
  if (numero.state === 'VOID') await returnStakes(ctx, numero);
  else if (numero.state === 'RESETTLING') await resettleNumero(ctx, numero);
  else if (numero.result !== null) await settleNumero(ctx, numero);
};
