import { BusinessError, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { inBatches, readDecided, resettleBets, type StandingBet, standsAt } from '../../bets/index.ts';
import type { Numero } from '../types.ts';
import { openScorer } from './score-bets.ts';
import { listOrderBets, moveNumero, shareResettling, updateFinished } from './settlement-store.ts';

/** Orders of a batch; each has at most a hundred bets. */
const BATCH = 100;

/**
 * Puts what the bets of a numero come to by its result in place of what they were paid by the one before, order by order.
 * A bet of which as much is paid and as much is valid stays as it is, and so does one that has been settled anew already: broken off, it is
 * called again and goes on. What a member lacks is a debt of the wallet.
 */
export const resettleNumero = async (ctx: AppContext, numero: Numero): Promise<void> => {
  if (numero.result === null) throw new BusinessError('not_found');
  const resultsOf = await openScorer(ctx.db, numero, numero.result);
  const step = { reference: `result ${numero.version}`, at: ctx.clock.now() };
  const resettle = (betIds: readonly string[]): Promise<boolean> =>
    transaction(ctx.db, async (tx) => {
      if (!(await shareResettling(tx, numero))) return false;
      const bets = await readDecided(tx, betIds);
      const resultOf = await resultsOf(tx, bets);
      const others = bets
        .map((bet) => ({ bet, result: resultOf(bet) }))
        .filter(({ bet, result }) => !standsAt(bet, result));
      await resettleBets(
        tx,
        others.map(({ bet, result }) => ({ ...result, ...step, betId: bet.id })),
      );
      return true;
    });
  let isStanding = true;
  await inBatches(pagesOf(ctx, numero.id), async (page) => {
    const isDone = await resettle(page);
    isStanding &&= isDone;
  });
  if (!isStanding) return;
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

/** What another result would move for a member. */
export interface MemberMove {
  readonly accountId: bigint;
  readonly bets: number;
  readonly paid: bigint;
  readonly takenBack: bigint;
}

/** What another result would move: nothing is changed by looking. */
export const previewResettlement = async (
  ctx: AppContext,
  numero: Numero,
  texts: readonly (readonly string[])[],
): Promise<MemberMove[]> => {
  const resultsOf = await openScorer(ctx.db, numero, texts);
  const moves = new Map<bigint, MemberMove>();
  for await (const page of pagesOf(ctx, numero.id)) {
    const bets = await readDecided(ctx.db, page);
    const resultOf = await resultsOf(ctx.db, bets);
    for (const bet of bets) {
      const { payout } = resultOf(bet);
      if (payout === bet.payout) continue;
      moves.set(bet.accountId, addMove(moves.get(bet.accountId), bet, payout));
    }
  }
  return [...moves.values()].toSorted((one, other) => (sizeOf(one) < sizeOf(other) ? 1 : -1));
};

const addMove = (
  { bets, paid, takenBack }: Omit<MemberMove, 'accountId'> = { bets: 0, paid: 0n, takenBack: 0n },
  { accountId, payout: before }: StandingBet,
  payout: bigint,
): MemberMove => ({
  accountId,
  bets: bets + 1,
  paid: paid + payout,
  takenBack: takenBack + before,
});

const sizeOf = ({ paid, takenBack }: MemberMove): bigint =>
  paid > takenBack ? paid - takenBack : takenBack - paid;
