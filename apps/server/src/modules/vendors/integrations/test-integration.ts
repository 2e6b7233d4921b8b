import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findIntegration } from '../integration-store.ts';
import { openVendor } from '../open-vendor.ts';
import { type VendorFailure, watchCalls } from './watch-call.ts';

/** Three tries have to fit into the time that a person waits for an answer. */
const ATTEMPT_MS = 8_000;

export interface TestOutcome {
  readonly problem: VendorFailure | null;
  /** How many games the vendor lists. */
  readonly games: number | null;
}

/** Asks the vendor for its games, by the address and the keys that are set, and takes nothing over. */
export const testIntegration = async (ctx: AppContext, code: string): Promise<TestOutcome> => {
  const integration = await findIntegration(ctx.db, code);
  if (integration === undefined || integration.vendorUrl === null) throw new BusinessError('not_found');
  const { fetch, explain } = watchCalls();
  const reachable = { ...integration, vendorUrl: integration.vendorUrl };
  const answer = await openVendor(ctx, reachable, { attemptMs: ATTEMPT_MS, fetch }).listGames();
  return answer.kind === 'ok'
    ? { problem: null, games: answer.value.games.length }
    : { problem: explain(answer), games: null };
};
