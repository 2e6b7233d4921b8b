import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findIntegration } from '../integration-store.ts';
import { openVendor } from '../open-vendor.ts';
import type { RoundProof, RoundRequest } from './round-proof.ts';
import type { RoundProver } from '../vendor-client.ts';

export interface RoundToProve extends RoundRequest {
  /** The integration that it was played through. */
  readonly source: string;
}

/** A page waits for the answer. */
const PATIENCE_MS = 6_000;

/** The way to proofs of what was played through a source; null where it has none. */
const proverOf = async (ctx: AppContext, source: string): Promise<RoundProver | null> => {
  const integration = await findIntegration(ctx.db, source);
  if (integration === undefined || integration.vendorUrl === null) return null;
  const reachable = { ...integration, vendorUrl: integration.vendorUrl };
  return openVendor(ctx, reachable, { attemptMs: PATIENCE_MS }).prover;
};

const prove = async (
  ctx: AppContext,
  { source, ...round }: RoundToProve,
  ask: keyof RoundProver,
): Promise<RoundProof | null> => {
  const prover = await proverOf(ctx, source);
  if (prover === null) return null;
  const answer = await prover[ask](round);
  if (answer.kind === 'unknown') throw new BusinessError('vendor_unavailable');
  // A vendor that knows no proofs refuses, as does one that has no proof of this round.
  return answer.kind === 'ok' ? answer.value : null;
};

/** What a round was decided by, by its vendor's word; null where the vendor publishes nothing of it. */
export const readRoundProof = (ctx: AppContext, round: RoundToProve): Promise<RoundProof | null> =>
  prove(ctx, round, 'read');

/** The same, once the vendor was asked to reveal the seed of the round. */
export const revealRoundSeed = (ctx: AppContext, round: RoundToProve): Promise<RoundProof | null> =>
  prove(ctx, round, 'reveal');
