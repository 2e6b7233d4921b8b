import { CONSOLE_ROUTES, lottery } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { type Served, type ServedToStaff, serveStaff, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf } from '../../audit/index.ts';
import { blockNumber, unblockNumber } from './block-number.ts';
import type { NumberBlock } from './number-store.ts';
import { readHotNumbers, readNumberLimits } from './read-limits.ts';

/** What the numbers of a numero still take, for whoever looks. */
export const limitRoutes = ({ db }: AppContext): Served[] => [
  serveVisitor(lottery.readNumberLimits, async ({ query: { gameCode, issue } }) => {
    const { limits, numbers } = await readNumberLimits(db, gameCode, issue);
    const printed = limits.map(({ digits, limit }) => ({ digits, limit: formatAmount(limit) }));
    return {
      limit: printed[0]?.limit ?? null,
      limits: printed,
      numbers: numbers.map((one) => ({ ...one, remaining: formatAmount(one.remaining) })),
    };
  }),
];

const toBlockView = ({ id, game, issue, number, reason, blockedBy, blockedAt }: NumberBlock) => ({
  id: String(id),
  gameCode: game,
  issue,
  number,
  reason,
  by: blockedBy,
  at: blockedAt.getTime(),
});

/** What the staff closes of a lottery. */
export const numberRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listNumberBlocks, async ({ query: { gameCode, issue = null } }) => {
    const { blocks, stakes } = await readHotNumbers(ctx.db, gameCode, issue);
    return {
      blocks: blocks.map(toBlockView),
      stakes: stakes.map(({ number, stake, limit }) => ({
        number,
        stake: formatAmount(stake),
        limit: formatAmount(limit),
      })),
    };
  }),
  serveStaff(CONSOLE_ROUTES.blockNumber, async ({ caller, body: { gameCode: game, ...block } }) =>
    toBlockView(await blockNumber(ctx, { ...block, game, actor: actorOf(caller) })),
  ),
  serveStaff(CONSOLE_ROUTES.unblockNumber, async ({ caller, params, body }) => {
    await unblockNumber(ctx, { id: BigInt(params.id), reason: body.reason, actor: actorOf(caller) });
    return {};
  }),
];
