import { type Allowed, CONSOLE_PATHS, type ConsoleCall } from '@hintha/contract';
import type { StaffCaller } from '@hintha/platform';
import { hasOneOf } from '../staff/index.ts';

/** Whether the roles of the caller include a call: who may list a kind of thing may find it too. */
export const mayCall = (caller: StaffCaller, call: ConsoleCall): boolean => {
  const allowed: Allowed = CONSOLE_PATHS[call][2];
  return typeof allowed === 'string' || hasOneOf(caller, allowed);
};

/** How many filters each of the staff may keep. */
export const MOST_VIEWS = 50;

/** The audit's actions that stand in the timeline of a member as notes and restrictions already. */
export const NOTE = 'member.note';
export const RESTRICT = 'member.restrict';

export const subjectOf = (accountId: bigint): string => `account:${accountId}`;
