import type { ConsoleCall } from '@hintha/contract';
import type { ComponentType } from 'react';
import type { MemberFile } from '../use-member.ts';
import { BetsTab } from './bets-tab.tsx';
import { DepositsTab, WithdrawalsTab } from './orders-tab.tsx';
import { MoneyTab } from './money-tab.tsx';
import { NotesTab } from './notes-tab.tsx';
import { RestrictionsTab } from './restrictions-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { TimelineTab } from './timeline-tab.tsx';

interface TabLine {
  readonly name:
    | 'timeline'
    | 'money'
    | 'bets'
    | 'deposits'
    | 'withdrawals'
    | 'sessions'
    | 'notes'
    | 'restrictions';
  /** Whoever may make this call sees the tab. */
  readonly needs: ConsoleCall;
  readonly Tab: ComponentType<{ id: string }>;
  readonly count?: (file: MemberFile) => number;
}

/** What there is to know of a member beside its head; the first is shown unless another is asked for. */
export const TABS: readonly TabLine[] = [
  { name: 'timeline', needs: 'listTimeline', Tab: TimelineTab },
  { name: 'money', needs: 'listMemberPostings', Tab: MoneyTab },
  { name: 'bets', needs: 'listMemberBets', Tab: BetsTab },
  {
    name: 'deposits',
    needs: 'listMemberDeposits',
    Tab: DepositsTab,
    count: (file) => file.openDeposits.length,
  },
  {
    name: 'withdrawals',
    needs: 'listMemberWithdrawals',
    Tab: WithdrawalsTab,
    count: (file) => file.openWithdrawals.length,
  },
  { name: 'sessions', needs: 'listMemberSessions', Tab: SessionsTab, count: (file) => file.sessions },
  { name: 'notes', needs: 'listNotes', Tab: NotesTab, count: (file) => file.notes },
  {
    name: 'restrictions',
    needs: 'listRestrictions',
    Tab: RestrictionsTab,
    count: (file) => file.restrictions.length,
  },
];
