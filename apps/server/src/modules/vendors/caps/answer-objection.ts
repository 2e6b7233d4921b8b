import { formatAmount, money } from '@hintha/money';
import { isPosted, postingKey } from '../../wallet/index.ts';
import { sourceOf } from '../rules.ts';
import type { PlayCall } from '../wallet-call.ts';
import type { CallProblem } from '../wallet-call-error.ts';
import type { CallOwner } from '../wallet-calls/admit-call.ts';
import type { PlacedCall } from '../wallet-calls/placed-call.ts';
import type { WalletApiContext } from '../wallet-calls/wallet-api-context.ts';
import { capOf } from './cap-of.ts';
import { noteRefusedWin } from './note-refused-win.ts';
import { isPassedCap, type Objection } from './rules.ts';
import { suspendIntegration } from './suspend-integration.ts';
import { upsertWaitingWin } from './waiting-win-store.ts';

export interface RefusedCall {
  readonly owner: CallOwner;
  readonly call: PlayCall;
  readonly placed: PlacedCall;
}

/**
 * What a vendor is answered whose call the database did not post. A call that would pass a cap has the integration
 * suspended; a win of an earlier bet is noted, and its vendor sends it until the integration is resumed.
 */
export const answerObjection = async (
  api: WalletApiContext,
  refused: RefusedCall,
  objection: Exclude<Objection, 'catalogue_changed'>,
): Promise<CallProblem> => {
  const { owner, call } = refused;
  // What was read ahead of the integration may be older than what the objection is about.
  api.integration.forget();
  if (isPassedCap(objection)) {
    const amount = sumOf(call, 'PAYOUT');
    const { code } = owner.integration;
    await suspendIntegration(api.ctx, {
      code,
      cap: objection,
      finding: {
        account: owner.account.name,
        round: call.roundId,
        amount: formatAmount(amount),
        allowed: capOf(owner.integration, objection),
      },
    });
  } else if (objection !== 'integration_suspended') {
    if (objection === 'win_without_bet') await noteWithoutBet(api, refused);
    return objection;
  }
  if (takesBets(call)) return objection === 'integration_suspended' ? objection : 'above_cap';
  await noteWaiting(api, refused);
  return 'win_waits';
};

/** What of a call an integration that is suspended may not do. */
export const whileSuspended = (call: PlayCall): 'integration_suspended' | 'win_waits' =>
  takesBets(call) ? 'integration_suspended' : 'win_waits';

export const noteWaiting = async (
  { ctx }: WalletApiContext,
  { owner, call, placed }: RefusedCall,
): Promise<void> => {
  const [entry] = placed.entries;
  if (entry === undefined) return;
  const win = {
    accountId: placed.accountId,
    key: entry.key,
    integration: owner.integration.code,
    round: call.roundId,
    game: call.gameId,
    amount: sumOf(call, 'PAYOUT'),
  };
  await upsertWaitingWin(ctx.db, win, ctx.clock.now());
};

/** A win that names no bet, or one that never was. */
export const noteWithoutBet = async (
  { ctx }: WalletApiContext,
  { owner, call, placed }: RefusedCall,
): Promise<void> => {
  const { code: integration, suspendedAt } = owner.integration;
  const { id, name: account } = owner.account;
  const [entry] = placed.entries;
  const amount = sumOf(call, 'PAYOUT');
  if (entry === undefined || amount === 0n || suspendedAt !== null) return;
  // A bet that was rolled back meanwhile is nobody's invention.
  const bet = call.betId === null ? null : postingKey(sourceOf(integration), call.betId);
  if (bet !== null && (await isPosted(ctx.db, id, bet))) return;
  await noteRefusedWin(ctx, { integration, key: entry.key, account, round: call.roundId, amount });
};

const takesBets = ({ entries }: PlayCall): boolean => entries.some(({ kind }) => kind === 'BET');

const sumOf = ({ entries }: PlayCall, wanted: 'BET' | 'PAYOUT') =>
  money(entries.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0n));
