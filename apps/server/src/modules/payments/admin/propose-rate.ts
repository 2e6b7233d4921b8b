import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import { z } from 'zod';
import { dayStartOf } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { latestAuditEntries, type StoredAuditEntry } from '../../audit/index.ts';
import { lockChannel, selectEveryChannel } from '../channels/channel-store.ts';
import { type KnownReceiver, selectEveryReceiver } from '../channels/receiver-store.ts';
import { formatRate, parseRate } from '../channels/coin-rate.ts';
import { type ChannelSums, sumSince } from '../channels/since-store.ts';
import { refuseFarRate, setCoinRate } from '../channels/set-channel.ts';
import type { Channel } from '../channels/types.ts';
import { COUNTED } from '../deposits/rules.ts';

const Rate = z.string().regex(/^\d{1,9}\.\d{4}$/);

/** Gives a coin another rate, which every order from then on is worth its money by. */
export const coinRateAction = defineApprovalAction({
  name: 'channel.rate',
  payload: z.strictObject({ channelId: z.string(), before: Rate, rate: Rate }),
  makers: ['payments', 'administrator'],
  checkers: ['payments', 'risk', 'administrator'],
  subjectOf: ({ channelId }) => `channel:${channelId}`,
  execute: (ctx, tx, { payload }) => setCoinRate(tx, { ...payload, at: ctx.clock.now() }),
});

export interface RateProposal {
  readonly channelId: string;
  readonly rate: string;
  readonly reason: string;
  readonly requestId: string;
}

/** Proposes another rate of a coin to the colleagues. */
export const proposeRate = (
  ctx: AppContext,
  maker: StaffCaller,
  { channelId, rate, reason, requestId }: RateProposal,
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const channel = await lockChannel(tx, channelId);
    if (channel?.coin == null) throw new BusinessError('not_found');
    const { rate: known } = channel.coin;
    await refuseFarRate(tx, { ...channel.coin, known, rate: parseRate(rate), at: ctx.clock.now() });
    const payload = { channelId, before: formatRate(known), rate };
    return propose(ctx, tx, { action: coinRateAction, payload, reason, requestId, maker });
  });

type Acts = ReadonlyMap<string, StoredAuditEntry>;

/** The channels with their receivers, and who set what of them last, by what the audit calls it. */
export interface AdminChannels {
  readonly channels: readonly Channel[];
  readonly receivers: readonly KnownReceiver[];
  readonly switched: Acts;
  readonly rated: Acts;
  /** Who set its limits and its fee. */
  readonly termed: Acts;
  readonly judged: Acts;
  readonly sums: ReadonlyMap<string, ChannelSums>;
}

export const readChannels = async ({ db, clock }: AppContext): Promise<AdminChannels> => {
  const [channels, receivers] = await Promise.all([
    selectEveryChannel(db),
    selectEveryReceiver(db, dayStartOf(clock.now()), COUNTED),
  ]);
  const subjects = channels.map(({ id }) => `channel:${id}`);
  const [switched, rated, termed, judged] = await Promise.all([
    latestAuditEntries(db, ['channel.active'], subjects),
    latestAuditEntries(db, ['channel.rate'], subjects),
    latestAuditEntries(db, ['channel.terms'], subjects),
    latestAuditEntries(
      db,
      ['receiver.health'],
      receivers.map(({ id }) => `receiver:${id}`),
    ),
  ]);
  const sums = new Map((await sumSince(db)).map((one) => [one.id, one]));
  return { channels, receivers, switched, rated, termed, judged, sums };
};
