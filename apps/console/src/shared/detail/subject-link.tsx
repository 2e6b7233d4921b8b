import type { ConsoleCall } from '@hintha/contract';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../may.ts';

/** Where things can be looked at, by what the server calls them, and who may look. */
const PLACES = {
  account: { path: '/members', needs: 'readMemberFile' },
  application: { path: '/applications', needs: 'queueApplications' },
  approval: { path: '/approvals', needs: 'listApprovals' },
  case: { path: '/cases', needs: 'queueCases' },
  chat: { path: '/chats', needs: 'listChats' },
  channel: { path: '/channels', needs: 'listChannels' },
  deposit: { path: '/deposits', needs: 'queueDeposits' },
  integration: { path: '/integrations', needs: 'listIntegrations' },
  raffle: { path: '/raffles', needs: 'queueRaffles' },
  redemption: { path: '/redemptions', needs: 'queueRedemptions' },
  reward: { path: '/rewards', needs: 'listAdminRewards' },
  staff: { path: '/staff', needs: 'listStaff' },
  withdrawal: { path: '/withdrawals', needs: 'queueWithdrawals' },
} as const satisfies Record<string, { path: string; needs: ConsoleCall }>;

type PlaceKind = keyof typeof PLACES;

const isKind = (text: string): text is PlaceKind => Object.hasOwn(PLACES, text);

interface Props {
  readonly kind: PlaceKind;
  readonly id: string;
  readonly children: ReactNode;
}

/** A way to where something is shown; words alone for those who may not see that. */
export const SubjectPageLink = ({ kind, id, children }: Props) => {
  const may = useMay();
  const { path, needs } = PLACES[kind];
  if (!may(needs)) return children;
  return (
    <Anchor component={Link} to={`${path}/${id}`}>
      {children}
    </Anchor>
  );
};

/** What something was done to, such as `deposit:17`, as a way there when it has a page. */
export const SubjectLink = ({ subject }: { subject: string }) => {
  const [kind = '', id = ''] = subject.split(':');
  if (!isKind(kind) || !/^\w+$/.test(id)) return subject;
  return (
    <SubjectPageLink kind={kind} id={id}>
      {subject}
    </SubjectPageLink>
  );
};

/** A way to what was done to something; words alone for those who may not see that. */
export const AuditLink = ({ subject, children }: { subject: string; children: ReactNode }) =>
  useMay()('listAudit') ? (
    <Anchor component={Link} to={`/audit?subject=${encodeURIComponent(subject)}`}>
      {children}
    </Anchor>
  ) : (
    children
  );
