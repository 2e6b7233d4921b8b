import type { Role } from '../staff/roles.ts';
import { type Line, CASHIERS } from './line.ts';

/** Who sees what there is to know of a member, its bets included; and who closes something to it. */
const ADVISERS = ['support', 'payments', 'risk', 'auditor', 'security', 'administrator'] as const;
const WRITERS = ['support', 'payments', 'risk', 'security', 'administrator'] as const;
const RESTRICTERS = ['payments', 'risk', 'security', 'administrator'] as const;
/** Who sees phones, mail addresses and names of members in full. */
export const CONTACT_READERS: readonly Role[] = ['risk', 'security', 'administrator'];
/** Who sees where a reward is sent to. */
export const ADDRESS_READERS: readonly Role[] = ['payments', 'risk', 'security', 'administrator'];

/** Calls of the console about one member. */
export const MEMBERS_PATHS = {
  listMembers: ['GET', '/console/members', ADVISERS],
  readMemberFile: ['GET', '/console/members/:id', ADVISERS],
  listTimeline: ['GET', '/console/members/:id/timeline', ADVISERS],
  listMemberSessions: ['GET', '/console/members/:id/sessions', ADVISERS],
  setToUpline: ['PUT', '/console/members/:id/upline', ['payments', 'risk', 'administrator']],
  endMemberSessions: [
    'POST',
    '/console/members/:id/sessions/end',
    ['support', 'risk', 'security', 'administrator'],
  ],
  listMemberPostings: ['GET', '/console/members/:id/postings', ADVISERS],
  listMemberBets: ['GET', '/console/members/:id/bets', ADVISERS],
  listMemberDeposits: ['GET', '/console/members/:id/deposits', CASHIERS],
  listMemberWithdrawals: ['GET', '/console/members/:id/withdrawals', CASHIERS],
  listNotes: ['GET', '/console/members/:id/notes', ADVISERS],
  addNote: ['POST', '/console/members/:id/notes', WRITERS],
  listRestrictions: ['GET', '/console/members/:id/restrictions', ADVISERS],
  restrictMember: ['POST', '/console/members/:id/restrictions', RESTRICTERS],
  liftRestriction: ['POST', '/console/restrictions/:id/lift', RESTRICTERS],
  setAccountFlag: ['PUT', '/console/accounts/:id/flag', ['payments', 'risk', 'administrator']],
} as const satisfies Record<string, Line>;
