import type { Role } from '@hintha/contract';
import { Refusal, type StaffCaller, type Transaction } from '@hintha/platform';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { type Actor, actorOf, recordAudit } from '../audit/index.ts';
import { hasOneOf } from '../staff/index.ts';
import { findProposed, insertApproval } from './store.ts';
import type { Proposed } from './types.ts';

const PROPOSAL_MS = 24 * 60 * 60_000;

export interface Proposal<Payload> {
  readonly deed: FourEyesDeed<Payload>;
  readonly payload: Payload;
  readonly reason: string;
  /** What the maker names it by: the same one again is the same proposal. */
  readonly requestId: string;
  readonly maker: StaffCaller;
}

/** Proposes a deed to the colleagues, for a day. */
export const propose = async <Payload>(
  ctx: AppContext,
  tx: Transaction,
  proposal: Proposal<Payload>,
): Promise<Proposed> => {
  const { deed, reason, requestId, maker } = proposal;
  if (!hasOneOf(maker, deed.makers)) throw new Refusal('role_needed');
  const payload = canonicalJson(deed.payload.parse(proposal.payload));
  const payloadHash = hashPayload(deed.name, payload);
  const subject = deed.subjectOf(proposal.payload);
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + PROPOSAL_MS);
  const row = { deed: deed.name, subject, reason, payload, payloadHash, requestId, createdAt, expiresAt };
  const id = await insertApproval(tx, { ...row, makerId: maker.staffId });
  if (id === undefined) return repeat(tx, maker.staffId, requestId, payloadHash);
  await recordAudit(tx, {
    actor: actorOf(maker),
    deed: 'approval.propose',
    subject,
    reason,
    details: { approval: id, deed: deed.name, payloadHash: payloadHash.toString('hex') },
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
  if (first === undefined || !first.payloadHash.equals(payloadHash)) throw new Refusal('key_reused');
  return first;
};

export interface Order<Payload> {
  /** Of the approval: a deed that moves money makes its key of it. */
  readonly id: bigint;
  readonly payload: Payload;
  readonly reason: string;
  readonly maker: Actor;
  readonly checker: Actor;
}

export interface FourEyesDeed<Payload> {
  readonly name: string;
  /** What is proposed: plain JSON, and all of what the deed goes by. */
  readonly payload: z.ZodType<Payload>;
  readonly makers: readonly Role[];
  readonly checkers: readonly Role[];
  subjectOf(payload: Payload): string;
  /** Carries it out in the transaction of the approval; a refusal leaves the proposal open. */
  execute(ctx: AppContext, tx: Transaction, order: Order<Payload>): Promise<void>;
}

export type AnyDeed = FourEyesDeed<unknown>;

/** Describes a deed that takes two; the modules' deeds are named where the server is put together. */
export const defineDeed = <Payload>(deed: FourEyesDeed<Payload>): FourEyesDeed<Payload> => deed;

/** JSON with the names of every object in their order: the same payload is always the same text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortNames);

const sortNames = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** What stands for a deed with a payload, to the letter. */
export const hashPayload = (deed: string, payload: string): Buffer =>
  createHash('sha256').update(`${deed.length}:${deed}:${payload}`).digest();
