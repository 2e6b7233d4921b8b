import { formatAmount } from '@hintha/money';
import { type Proposed, toProposedView } from '../../approvals/index.ts';
import type { UnmatchedLine } from '../deposits/incoming/list-unmatched.ts';
import type { Deposit } from '../deposits/types.ts';
import { toDepositView } from '../deposits/views.ts';
import type { QueueCount } from '../queue-store.ts';
import type { WholeStory } from '../withdrawals/read-withdrawal-story.ts';
import type { WithdrawalStory } from '../withdrawals/tell-stories.ts';
import type { StoredPart } from '../withdrawals/types.ts';
import { toWholeView, toWithdrawalView } from '../withdrawals/views.ts';
import type { countDesk, Named } from './read-desk.ts';

export const toDeskDeposit = ({ account, what }: Named<Deposit>) => ({
  accountId: String(what.accountId),
  account,
  payeeName: what.payeeName,
  deposit: toDepositView(what),
});

export const toDeskPayout = ({ account, what }: Named<WithdrawalStory>) => ({
  accountId: String(what.withdrawal.accountId),
  account,
  risks: [...what.withdrawal.risks],
  withdrawal: toWithdrawalView(what),
});

export const toDeskStory = (named: Named<WholeStory>) => ({
  ...toDeskPayout(named),
  withdrawal: toWholeView(named.what),
  pictures: named.what.parts.flatMap(toPictures),
});

const toPictures = ({ id, slip, proof }: StoredPart) => [
  ...(slip === null ? [] : [{ partId: String(id), kind: 'paid' as const, id: slip }]),
  ...(proof === null ? [] : [{ partId: String(id), kind: 'claim' as const, id: proof }]),
];

export const toDeskLine = (line: UnmatchedLine) => ({
  id: String(line.id),
  channelId: line.channelId,
  receiver: { name: line.receiverName, number: line.receiverNumber },
  txnId: line.txnId,
  amount: formatAmount(line.amount),
  payerName: line.payerName,
  note: line.note,
  at: line.at.getTime(),
  contradicted: line.contradicted,
});

export const toQueueViews = ({
  deposits,
  withdrawals,
  applications,
  redemptions,
}: Awaited<ReturnType<typeof countDesk>>) => ({
  deposits: deposits.map(toQueueView),
  withdrawals: withdrawals.map(toQueueView),
  applications: applications.map(toQueueView),
  redemptions: redemptions.map(toQueueView),
});

const toQueueView = ({ state, count, oldestAt }: QueueCount) => ({
  state,
  count,
  oldestAt: oldestAt.getTime(),
});

export const toProposed = (proposed: Proposed | null) => proposed && toProposedView(proposed);
