import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { type Actor, actorOf, recordAudit } from '../../audit/index.ts';
import { readClock } from '../numeros/numero-store.ts';
import { publishResult } from '../settlement/publish-result.ts';
import type { Numero } from '../types.ts';
import { getLocked, NumeroId, Texts, TRADERS } from './proposals.ts';
import { insertResult, listResults, type NewResult } from './result-store.ts';
import { completeResult, doAgree, isWaiting } from './rules.ts';

/** Publishes the result that a colleague has entered, when it is read and found to be the very same. */
export const resultAction = defineApprovalAction({
  name: 'lottery.result',
  payload: z.strictObject({
    numeroId: NumeroId,
    game: z.string(),
    issue: z.string(),
    result: Texts,
    source: z.string(),
  }),
  makers: [...TRADERS],
  checkers: [...TRADERS],
  subjectOf: ({ game, issue }) => `numero:${game}/${issue}`,
  execute: async (_ctx, tx, { payload, checker }) => {
    const numero = await getLocked(tx, BigInt(payload.numeroId));
    if (!isWaiting(numero)) throw new BusinessError('proposal_over');
    const [staffId, enteredBy] = checker.kind === 'staff' ? [checker.id, checker.name] : [null, null];
    await insertResult(tx, numero.id, { result: payload.result, source: payload.source, staffId, enteredBy });
    await publishResult(tx, numero, payload.result);
  },
});

export interface ResultEntry {
  readonly numeroId: bigint;
  readonly result: readonly (readonly string[])[];
  /** Where it was read. */
  readonly source: string;
  readonly reason: string;
  readonly requestId: string;
}

/** What became of an entry: it confirmed another one, or it is proposed to the colleagues. */
export type Entered =
  | { readonly confirmed: true }
  | { readonly confirmed: false; readonly proposed: Proposed };

/**
 * Keeps the result of an official draw that one of the staff has read. It is published when it agrees with one that a
 * colleague entered or another source reported; else it is proposed, and a colleague who finds the same approves it.
 */
export const enterResult = async (
  ctx: AppContext,
  caller: StaffCaller,
  { numeroId, result: texts, source, reason, requestId }: ResultEntry,
): Promise<Entered> => {
  const now = await readClock(ctx.db);
  return transaction(ctx.db, async (tx) => {
    const numero = await getLocked(tx, numeroId);
    if (!isWaiting(numero) || numero.drawsAt > now) throw new BusinessError('numero_not_ready');
    const result = completeResult(numero, texts);
    const by = { staffId: caller.staffId, enteredBy: caller.name };
    if (await takeResult(tx, numero, { result, source, ...by }, actorOf(caller))) return { confirmed: true };
    const { game, code: issue } = numero;
    const payload = { numeroId: String(numeroId), game, issue, result, source };
    const proposal = { action: resultAction, payload, reason, requestId, maker: caller };
    return { confirmed: false, proposed: await propose(ctx, tx, proposal) };
  });
};

/** Keeps a result, and publishes it when another one confirms it; whether it did. */
const takeResult = async (
  tx: Transaction,
  numero: Numero,
  entered: NewResult,
  actor: Actor,
): Promise<boolean> => {
  const others = await listResults(tx, numero.id);
  await insertResult(tx, numero.id, entered);
  const { result, source } = entered;
  const isConfirmed = others.some((other) => doAgree(other, { ...entered, keyStaffId: null }));
  if (isConfirmed) await publishResult(tx, numero, result);
  await recordAudit(tx, {
    actor,
    action: 'lottery.enter',
    subject: `numero:${numero.game}/${numero.code}`,
    details: { result: JSON.stringify(result), source, confirmed: isConfirmed },
  });
  return isConfirmed;
};
