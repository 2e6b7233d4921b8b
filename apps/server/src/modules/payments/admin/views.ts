import { formatAmount, ZERO } from '@hintha/money';
import { type Proposed, toProposedView } from '../../approvals/index.ts';
import { toChange } from '../../audit/index.ts';
import type { KnownReceiver } from '../channels/receiver-store.ts';
import { formatRate } from '../channels/coin-rate.ts';
import type { CoinSettings } from '../channels/settings.ts';
import { toPercent } from '../channels/views.ts';
import type { Channel } from '../channels/types.ts';
import type { UnmatchedLine } from '../deposits/incoming/take-incoming.ts';
import type { Deposit } from '../deposits/types.ts';
import { toDepositView } from '../deposits/views.ts';
import type { QueueCount } from '../queue-store.ts';
import type { WithdrawalWithHistory, WithdrawalDetails } from '../withdrawals/read-withdrawal.ts';
import type { StoredPayout } from '../withdrawals/types.ts';
import { toWholeView, toWithdrawalView } from '../withdrawals/views.ts';
import type { AdminChannels } from './propose-rate.ts';
import type { countQueued, Named } from './read-queues.ts';

export const toQueuedDepositView = ({ account, what }: Named<Deposit>, coins: CoinSettings) => ({
  accountId: String(what.accountId),
  account,
  payeeName: what.payeeName,
  deposit: toDepositView(what, coins),
});

export const toQueuedWithdrawalView = ({ account, what }: Named<WithdrawalDetails>) => ({
  accountId: String(what.withdrawal.accountId),
  account,
  risks: [...what.withdrawal.risks],
  withdrawal: toWithdrawalView(what),
});

export const toAdminThread = (named: Named<WithdrawalWithHistory>) => ({
  ...toQueuedWithdrawalView(named),
  withdrawal: toWholeView(named.what),
  pictures: named.what.payouts.flatMap(toPictures),
});

const toPictures = ({ id, slip, proof }: StoredPayout) => [
  ...(slip === null ? [] : [{ payoutId: String(id), kind: 'paid' as const, id: slip }]),
  ...(proof === null ? [] : [{ payoutId: String(id), kind: 'claim' as const, id: proof }]),
];

export const toAdminLine = (line: UnmatchedLine) => ({
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
}: Awaited<ReturnType<typeof countQueued>>) => ({
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

export const toAdminChannelViews = (adminChannels: AdminChannels) => {
  const receiversOf = Map.groupBy(adminChannels.receivers, ({ channelId }) => channelId);
  return adminChannels.channels.map((channel) => ({
    id: channel.id,
    name: channel.name,
    type: channel.type,
    currency: channel.currency,
    min: formatAmount(channel.min),
    max: formatAmount(channel.max),
    fee: toPercent(channel.feePpm),
    feeSince: toFeeSince(channel, adminChannels),
    active: channel.active,
    changed: toChange(adminChannels.switched.get(`channel:${channel.id}`)),
    coin: toCoin(channel, adminChannels),
    receivers: (receiversOf.get(channel.id) ?? []).map((receiver) => toReceiver(receiver, adminChannels)),
  }));
};

const toFeeSince = ({ id }: Channel, { termed, sums }: AdminChannels) => {
  const { orders = 0, fees = ZERO } = sums.get(id) ?? {};
  return { changed: toChange(termed.get(`channel:${id}`)), orders, amount: formatAmount(fees) };
};

const toCoin = ({ id, coin }: Channel, { rated, sums }: AdminChannels) => {
  if (coin == null) return null;
  const { credited = ZERO, coinsIn = ZERO, paidOut = ZERO, coinsOut = ZERO } = sums.get(id) ?? {};
  return {
    currency: coin.currency,
    rate: formatRate(coin.rate),
    changed: toChange(rated.get(`channel:${id}`)),
    since: {
      coinsIn: formatAmount(coinsIn),
      credited: formatAmount(credited),
      coinsOut: formatAmount(coinsOut),
      paidOut: formatAmount(paidOut),
    },
  };
};

const toReceiver = (
  { id, name, number, healthy, dailyCap, taken }: KnownReceiver,
  { judged }: AdminChannels,
) => ({
  id: String(id),
  name,
  number,
  healthy,
  dailyCap: formatAmount(dailyCap),
  taken: formatAmount(taken),
  changed: toChange(judged.get(`receiver:${id}`)),
});
