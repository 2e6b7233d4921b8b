import { wordsFor, type Texts } from '../../../shared/language.ts';
import type { Hit, HitKind } from './lead-to.ts';

/** Where the words for the states of each kind stand. */
const STATES: Readonly<Record<HitKind, string>> = {
  member: 'members.statuses',
  deposit: 'deposits.states',
  withdrawal: 'withdrawals.states',
  payout: 'withdrawals.payoutStates',
  posting: 'members.postings',
  bet: 'members.rounds',
  redemption: 'redemptions.states',
  application: 'applications.states',
  case: 'cases.states',
  notification: 'notifications.states',
  approval: 'approvals.states',
  staff: 'staff.statuses',
};

export const nameHit = (t: Texts, { kind, title }: Hit): string => {
  if (kind === 'notification') return wordsFor(t, 'notifications.templates', title);
  return kind === 'approval' ? wordsFor(t, 'approvals.actions', title) : title;
};

export const stateOfHit = (t: Texts, { kind, state }: Hit): string =>
  state === null ? '' : wordsFor(t, STATES[kind], state);
