import type { Role } from '@hintha/contract';
import { BusinessError, type StaffCaller, type Transaction } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { contributionPoint } from '@hintha/platform';
import { type Actor, actorOf, recordAudit } from '../audit/index.ts';
import { readSettings } from '../settings/index.ts';
import { hasOneOf } from '../staff/index.ts';
import { approvalSettings } from './settings.ts';
import { findProposed, insertApproval } from './store.ts';
import type { Proposed } from './types.ts';

const HOUR_MS = 60 * 60_000;

export interface Proposal<Payload> {
  readonly action: ApprovalAction<Payload>;
  readonly payload: Payload;
  readonly reason: string;
  /** What the maker names it by: the same one again is the same proposal. */
  readonly requestId: string;
  readonly maker: StaffCaller;
}

/** Proposes an action to the colleagues, for a day. */
export const propose = async <Payload>(
  ctx: AppContext,
  tx: Transaction,
  proposal: Proposal<Payload>,
): Promise<Proposed> => {
  const { action, reason, requestId, maker } = proposal;
  if (!hasOneOf(maker, action.makers)) throw new BusinessError('role_needed');
  const payload = canonicalJson(action.payload.parse(proposal.payload));
  const payloadHash = hashPayload(action.name, payload);
  const subject = action.subjectOf(proposal.payload);
  const createdAt = ctx.clock.now();
  const { proposalHours } = await readSettings(tx, approvalSettings);
  const expiresAt = new Date(createdAt.getTime() + proposalHours * HOUR_MS);
  const row = { action: action.name, subject, reason, payload, payloadHash, requestId, createdAt, expiresAt };
  const id = await insertApproval(tx, { ...row, makerId: maker.staffId, maker: maker.name });
  if (id === undefined) return repeat(tx, maker.staffId, requestId, payloadHash);
  await recordAudit(tx, {
    actor: actorOf(maker),
    action: 'approval.propose',
    subject,
    reason,
    details: { approval: id, action: action.name, payloadHash: payloadHash.toString('hex') },
  });
  return { id, payloadHash, expiresAt };
};

const repeat = async (
  tx: Transaction,
  makerId: bigint,
  requestId: string,
  payloadHash: Buffer,
): Promise<Proposed> => {
  const first = await findProposed(tx, makerId, requestId);
  if (first === undefined || !first.payloadHash.equals(payloadHash)) throw new BusinessError('key_reused');
  return first;
};

export interface ApprovalExecution<Payload> {
  /** Of the approval: an action that moves money makes its idempotency key of it. */
  readonly id: bigint;
  readonly payload: Payload;
  readonly reason: string;
  readonly maker: Actor;
  readonly checker: Actor;
}

export interface ApprovalAction<Payload> {
  readonly name: string;
  /** What is proposed: plain JSON, and all that the action depends on. */
  readonly payload: z.ZodType<Payload>;
  readonly makers: readonly Role[];
  readonly checkers: readonly Role[];
  subjectOf(payload: Payload): string;
  /**
   * Runs in the transaction of the approval; a business error leaves the proposal open. What is due is done as soon as
   * its budget has room.
   */
  execute(ctx: AppContext, tx: Transaction, order: ApprovalExecution<Payload>): Promise<Executed>;
}

/** Nothing is said of what is done at once. */
export type Executed = void | 'done' | 'due';

export type AnyApprovalAction = ApprovalAction<unknown>;

/** What of every module takes two of the staff. */
export const APPROVAL_ACTIONS = contributionPoint<AnyApprovalAction>('approval actions');

export const findApprovalAction = (
  { contributions }: AppContext,
  named: string,
): AnyApprovalAction | undefined => contributions.all(APPROVAL_ACTIONS).find(({ name }) => name === named);

/** Describes an action that takes two; a module contributes it in its manifest. */
export const defineApprovalAction = <Payload>(action: ApprovalAction<Payload>): ApprovalAction<Payload> =>
  action;

/** JSON with the names of every object in their order: the same payload is always the same text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortNames);

const sortNames = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** Identifies an action with its payload, byte for byte. */
export const hashPayload = (action: string, payload: string): Buffer =>
  createHash('sha256').update(`${action.length}:${action}:${payload}`).digest();
