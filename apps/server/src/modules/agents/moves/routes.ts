import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { namePlaces, requireAccount } from '../admin/list-team.ts';
import { toProposedView } from '../../approvals/index.ts';
import { toPlaceView } from '../views.ts';
import { type Assessment, MOST_COUNTED } from './check-move.ts';
import { type PlannedMove, selectMoves } from './move-store.ts';
import { cancelMove, previewMove, proposeMove } from './plan-move.ts';

const PAGE = 50;

/** Moves of accounts with their teams. */
export const moveRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.previewMove, async ({ query }) =>
    toPreviewView(ctx, await previewMove(ctx, query)),
  ),
  serveStaff(CONSOLE_ROUTES.proposeMove, async ({ caller, body }) =>
    toProposedView(await proposeMove(ctx, caller, body)),
  ),
  serveStaff(CONSOLE_ROUTES.listMoves, async ({ query }) => {
    const { account, state = null } = query;
    const before = query.before === undefined ? null : BigInt(query.before);
    const accountId = account === '' ? null : await requireAccount(ctx, account);
    const moves = await selectMoves(ctx.db, { state, accountId, before, limit: PAGE });
    return {
      moves: await toMoveViews(ctx, moves),
      next: moves.length === PAGE ? String(moves.at(-1)?.id) : null,
    };
  }),
  serveStaff(CONSOLE_ROUTES.cancelMove, async ({ caller, params, body }) => {
    await cancelMove(ctx, caller, { id: BigInt(params.id), reason: body.reason });
    return {};
  }),
];

const toPreviewView = async (
  ctx: AppContext,
  { oldLine, newLine, teamSize, problem, excess }: Assessment,
) => {
  const [from, to] = [await namePlaces(ctx, oldLine), await namePlaces(ctx, newLine)];
  const account = from.at(-1);
  if (account === undefined) throw new Error('a line ends with its account');
  return {
    account: toPlaceView(account),
    from: from.map(toPlaceView),
    to: to.map(toPlaceView),
    teamSize: Math.min(teamSize, MOST_COUNTED),
    teamSizeIsLeast: teamSize > MOST_COUNTED,
    rates: [...excess],
    problem,
  };
};

const toMoveViews = async (ctx: AppContext, moves: readonly PlannedMove[]) => {
  const ids = [...new Set(moves.flatMap(({ accountId, uplineId }) => [accountId, uplineId]))];
  const places = new Map((await namePlaces(ctx, ids)).map((place) => [place.id, place]));
  const placeOf = (id: bigint) => toPlaceView(places.get(id) ?? { id, name: '', type: 0 });
  return moves.map(({ id, accountId, uplineId, moved, plannedAt, day, reason, state, error }) => ({
    id: String(id),
    account: placeOf(accountId),
    upline: placeOf(uplineId),
    day,
    reason,
    state,
    error,
    moved: moved === null ? null : Number(moved),
    plannedAt: plannedAt.getTime(),
  }));
};
