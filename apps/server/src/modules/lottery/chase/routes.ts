import { lottery } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { nameIn } from '../views.ts';
import { createChase } from './create-chase.ts';
import { cancelChase, listChases, type PlayedChase, readChased } from './list-chases.ts';
import type { Chase } from './types.ts';

const toChaseView = (
  { chase, items, refunded, payout }: PlayedChase,
  language: string,
): lottery.ChaseView => ({
  id: String(chase.id),
  gameCode: chase.game,
  gameName: nameIn(chase.game, language),
  playType: chase.play,
  numbers: chase.pick,
  unitStake: formatAmount(chase.unitStake),
  prizeMode: chase.prizeMode,
  stopOnWin: chase.stopOnWin,
  state: chase.state,
  stake: formatAmount(chase.stake),
  refunded: formatAmount(refunded),
  payout: formatAmount(payout),
  createdAt: chase.createdAt.getTime(),
  items: items.map(({ drawsAt, ...item }) => ({
    ...item,
    drawTime: drawsAt.getTime(),
    stake: formatAmount(item.stake),
    payout: formatAmount(item.payout),
  })),
});

/** What a member plays on many numeros ahead. */
export const chaseRoutes = (ctx: AppContext): Served[] => {
  const answer = async (chase: Chase, language: string): Promise<lottery.ChaseView> => {
    const [played] = await readChased(ctx, chase.accountId, [chase]);
    if (played === undefined) throw new Error(`chase ${chase.id} cannot be read`);
    return toChaseView(played, language);
  };
  return [
    serve(lottery.createChase, async ({ caller: { accountId }, body, language }) => {
      const { gameCode: game, playType: play, numbers: selection, items, ...plan } = body;
      const numeros = items.map(({ issue, multiple }) => ({ numero: issue, multiple }));
      const request = { ...plan, accountId, game, play, selection, items: numeros };
      return answer(await createChase(ctx, request), language);
    }),
    serve(lottery.listChases, async ({ caller: { accountId }, query, language }) => {
      const { gameCode: game = null, pageNo: no, pageSize: size } = query;
      const { chases, total } = await listChases(ctx, { accountId, game }, { no, size });
      return {
        list: chases.map((chase) => toChaseView(chase, language)),
        total,
        totalPages: Math.ceil(total / size),
      };
    }),
    serve(lottery.cancelChase, async ({ caller: { accountId }, params, language }) =>
      answer(await cancelChase(ctx, accountId, BigInt(params.id)), language),
    ),
  ];
};
