import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { actorName } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lockNumero } from '../numeros/numero-store.ts';
import { lotterySettings } from '../settings.ts';
import { gameOf, settlement } from '../settlement/publish-result.ts';
import { findNumeroById, updateCorrected } from '../settlement/settlement-store.ts';
import { isUndecided, voidLocked } from '../settlement/void-numero.ts';
import type { Numero } from '../types.ts';
import { updateResettled } from './difference-store.ts';
import { insertResult } from './result-store.ts';
import { completeResult, isSameResult } from './rules.ts';

export const TRADERS = ['trading', 'administrator'] as const;
export const NumeroId = z.string().regex(/^[1-9]\d{0,17}$/);
export const Texts = z.array(z.array(z.string()));

const HOUR_MS = 3_600_000;

/** The numero as it is until the transaction ends. */
export const getLocked = async (tx: Transaction, id: bigint): Promise<Numero> => {
  const found = await findNumeroById(tx, id);
  const numero = found && (await lockNumero(tx, found));
  if (numero === undefined) throw new BusinessError('not_found');
  return numero;
};

export interface NumeroProposal {
  readonly numeroId: bigint;
  readonly reason: string;
  readonly requestId: string;
}

/** Calls off a numero that has no result yet; every stake on it comes back. */
export const voidAction = defineApprovalAction({
  name: 'lottery.void',
  payload: z.strictObject({ numeroId: NumeroId, game: z.string(), issue: z.string() }),
  makers: [...TRADERS],
  checkers: [...TRADERS],
  subjectOf: ({ game, issue }) => `numero:${game}/${issue}`,
  execute: async (_ctx, tx, { payload }) => {
    const numero = await getLocked(tx, BigInt(payload.numeroId));
    if (!isUndecided(numero)) throw new BusinessError('proposal_over');
    await voidLocked(tx, numero, 'CANCELLED');
  },
});

/** Proposes to the colleagues to call a numero off. */
export const proposeVoid = (
  ctx: AppContext,
  maker: StaffCaller,
  { numeroId, reason, requestId }: NumeroProposal,
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const numero = await getLocked(tx, numeroId);
    if (!isUndecided(numero)) throw new BusinessError('numero_not_ready');
    const payload = { numeroId: String(numeroId), game: numero.game, issue: numero.code };
    return propose(ctx, tx, { action: voidAction, payload, reason, requestId, maker });
  });

/** Settles an official numero anew by another result than the one it was settled by. */
export const resettlementAction = defineApprovalAction({
  name: 'lottery.resettle',
  payload: z.strictObject({
    numeroId: NumeroId,
    game: z.string(),
    issue: z.string(),
    version: z.int(),
    before: Texts,
    after: Texts,
    source: z.string(),
  }),
  makers: [...TRADERS],
  checkers: [...TRADERS],
  subjectOf: ({ game, issue }) => `numero:${game}/${issue}`,
  execute: async (ctx, tx, { payload, reason, checker }) => {
    const numero = await getLocked(tx, BigInt(payload.numeroId));
    if (numero.version !== payload.version) throw new BusinessError('proposal_changed');
    await refuseUnsettled(ctx, tx, numero);
    const [staffId, enteredBy] = checker.kind === 'staff' ? [checker.id, checker.name] : [null, null];
    const { after: result, source } = payload;
    await insertResult(tx, numero.id, { result, source, staffId, enteredBy });
    await updateCorrected(tx, numero.id, result);
    await updateResettled(tx, numero.id, result, { by: actorName(checker), reason });
    await settlement.queue(tx, numero.id);
  },
});

export interface Correction extends NumeroProposal {
  readonly result: readonly (readonly string[])[];
  readonly source: string;
}

/** Proposes to the colleagues another result than the one that a numero was settled by. */
export const proposeResettlement = (
  ctx: AppContext,
  maker: StaffCaller,
  { numeroId, result, source, reason, requestId }: Correction,
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const numero = await getLocked(tx, numeroId);
    const after = await readCorrection(ctx, tx, numero, result);
    const { game, code: issue, version } = numero;
    const before = (numero.result ?? []).map((tier) => [...tier]);
    const payload = { numeroId: String(numeroId), game, issue, version, before, after, source };
    return propose(ctx, tx, { action: resettlementAction, payload, reason, requestId, maker });
  });

/** The result that is to stand in place of the one that a settled numero has. */
export const readCorrection = async (
  ctx: AppContext,
  on: Transaction | AppContext['db'],
  numero: Numero,
  texts: readonly (readonly string[])[],
): Promise<string[][]> => {
  await refuseUnsettled(ctx, on, numero);
  const after = completeResult(numero, texts);
  if (isSameResult(after, numero.result ?? [])) throw new BusinessError('bad_request');
  return after;
};

/**
 * Until when another result can be put in place of that of a numero; null for what is not settled, and for the operator's
 * own draw, which its proof decides.
 */
export const correctableUntil = async (
  on: Transaction | AppContext['db'],
  numero: Numero,
): Promise<Date | null> => {
  const { state, finishedAt, drawnAt } = numero;
  if (state !== 'SETTLED' || finishedAt === null || drawnAt === null) return null;
  if (gameOf(numero).isFirstParty) return null;
  const { resettlementHours } = await readSettings(on, lotterySettings);
  return new Date(drawnAt.getTime() + resettlementHours * HOUR_MS);
};

const refuseUnsettled = async (
  { clock }: AppContext,
  on: Transaction | AppContext['db'],
  numero: Numero,
): Promise<void> => {
  const until = await correctableUntil(on, numero);
  if (until === null || clock.now() > until) throw new BusinessError('numero_not_ready');
};
