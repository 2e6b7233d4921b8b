import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listChanged, type MemberMove, resettlePages, sumMoves } from '../../bets/index.ts';
import type { Numero } from '../types.ts';
import { openScorer } from './score-bets.ts';
import { listOrderBets, moveNumero, shareResettling, updateFinished } from './settlement-store.ts';

/** Orders of a batch; each has at most a hundred bets. */
const BATCH = 100;

/** Puts what the bets of a numero come to by its result in place of what they were paid by the one before. */
export const resettleNumero = async (ctx: AppContext, numero: Numero): Promise<void> => {
  if (numero.result === null) throw new BusinessError('not_found');
  const isDone = await resettlePages(ctx.db, pagesOf(ctx, numero.id), {
    reference: `result ${numero.version}`,
    at: ctx.clock.now(),
    resultsOf: await openScorer(ctx.db, numero, numero.result),
    holdResult: (tx) => shareResettling(tx, numero),
  });
  if (!isDone) return;
  await moveNumero(ctx.db, numero, ['RESETTLING'], 'SETTLED');
  await updateFinished(ctx.db, numero);
};

/** The bets of a numero, a batch of orders at a time. */
async function* pagesOf({ db }: Pick<AppContext, 'db'>, numeroId: bigint): AsyncGenerator<string[]> {
  let after = 0n;
  for (;;) {
    const orders = await listOrderBets(db, numeroId, after, BATCH);
    yield orders.flatMap(({ betIds }) => betIds);
    if (orders.length < BATCH) return;
    after = orders.at(-1)?.id ?? after;
  }
}

/** What another result would move: nothing is changed by looking. */
export const previewResettlement = async (
  ctx: AppContext,
  numero: Numero,
  texts: readonly (readonly string[])[],
): Promise<MemberMove[]> =>
  sumMoves(listChanged(ctx.db, pagesOf(ctx, numero.id), await openScorer(ctx.db, numero, texts)));
