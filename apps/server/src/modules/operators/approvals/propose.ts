import { Refusal, type StaffCaller, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf, recordAct } from '../../audit/index.ts';
import { hasOneOf } from '../../staff/index.ts';
import { findProposed, insertApproval } from './approval-store.ts';
import type { FourEyesDeed } from './define-deed.ts';
import { canonicalJson, hashPayload } from './hash-payload.ts';
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
  house: House,
  tx: Transaction,
  proposal: Proposal<Payload>,
): Promise<Proposed> => {
  const { deed, reason, requestId, maker } = proposal;
  if (!hasOneOf(maker, deed.makers)) throw new Refusal('role_needed');
  const payload = canonicalJson(deed.payload.parse(proposal.payload));
  const payloadHash = hashPayload(deed.name, payload);
  const subject = deed.subjectOf(proposal.payload);
  const createdAt = house.clock.now();
  const expiresAt = new Date(createdAt.getTime() + PROPOSAL_MS);
  const row = { deed: deed.name, subject, reason, payload, payloadHash, requestId, createdAt, expiresAt };
  const id = await insertApproval(tx, { ...row, makerId: maker.staffId });
  if (id === undefined) return repeat(tx, maker.staffId, requestId, payloadHash);
  await recordAct(tx, {
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
