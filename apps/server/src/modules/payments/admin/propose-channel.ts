import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { defineApprovalAction, propose, type Proposed } from '../../approvals/index.ts';
import { sealText, unsealText } from '../../identity/index.ts';
import { findRate, insertChannel, lastPosition, lockChannel } from '../channels/channel-store.ts';
import { parseRate } from '../channels/coin-rate.ts';
import { refuseFarRate } from '../channels/set-channel.ts';
import { insertReceiver, selectEveryReceiver } from '../channels/receiver-store.ts';
import {
  ChannelDraft,
  checkChannelDraft,
  ReceiverDraft,
  toChannel,
  toReceiver,
} from '../channels/new-channel.ts';

const purposeOf = (id: string): string => `channel ${id}`;

/** Whoever may say how members pay in, and whoever else looks at it before they do. */
export const MAKERS = ['payments', 'administrator'] as const;
export const CHECKERS = ['payments', 'risk', 'administrator'] as const;

/** Opens a way to pay in, with the accounts that receive; members do not see it before it is switched on. */
export const openChannelAction = defineApprovalAction({
  name: 'channel.open',
  payload: z.strictObject({ channel: ChannelDraft, sealedSecret: z.string().nullable() }),
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ channel }) => `channel:${channel.id}`,
  execute: async (ctx, tx, { payload: { channel, sealedSecret } }) => {
    const sealed = sealedSecret === null ? null : Buffer.from(sealedSecret, 'base64');
    const secret = sealed && unsealText(ctx, purposeOf(channel.id), sealed);
    await refuseFarCoin(ctx, tx, channel);
    if (!(await insertChannel(tx, toChannel(channel, secret), await lastPosition(tx))))
      throw new BusinessError('proposal_changed');
    for (const receiver of channel.receivers) await insertReceiver(tx, channel.id, toReceiver(receiver));
  },
});

/** The first channel of a coin has nothing to be held against but those two who open it. */
const refuseFarCoin = async (
  { clock }: AppContext,
  tx: Transaction,
  { coin }: ChannelDraft,
): Promise<void> => {
  if (coin === null) return;
  const at = clock.now();
  const known = (await findRate(tx, coin.currency, LONG_AGO)) ?? null;
  await refuseFarRate(tx, { currency: coin.currency, rate: parseRate(coin.rate), known, at });
};

const LONG_AGO = new Date(0);

/** Adds an account that a channel by hand is paid to. */
export const receiverAction = defineApprovalAction({
  name: 'channel.receiver',
  payload: z.strictObject({ channelId: z.string(), receiver: ReceiverDraft }),
  makers: MAKERS,
  checkers: CHECKERS,
  subjectOf: ({ channelId }) => `channel:${channelId}`,
  execute: async (_ctx, tx, { payload: { channelId, receiver } }) => {
    if (!(await insertReceiver(tx, channelId, toReceiver(receiver))))
      throw new BusinessError('proposal_changed');
  },
});

interface Wording {
  readonly reason: string;
  readonly requestId: string;
}

type AskedChannel = Omit<ChannelDraft, 'providerUrl'> & {
  readonly provider: { readonly url: string; readonly secret: string } | null;
};

/** Proposes a way to pay in to the colleagues. */
export const proposeChannel = (
  ctx: AppContext,
  maker: StaffCaller,
  { channel: asked, ...wording }: Wording & { readonly channel: AskedChannel },
): Promise<Proposed> => {
  const { provider, ...rest } = asked;
  const channel = { ...rest, providerUrl: provider?.url ?? null };
  checkChannelDraft(channel);
  const sealedSecret = provider && sealText(ctx, purposeOf(channel.id), provider.secret).toString('base64');
  return transaction(ctx.db, async (tx) => {
    if ((await lockChannel(tx, channel.id)) !== undefined) throw present('id');
    await refuseFarCoin(ctx, tx, channel);
    const payload = { channel, sealedSecret };
    return propose(ctx, tx, { action: openChannelAction, payload, ...wording, maker });
  });
};

/** Proposes a further account that a channel is paid to. */
export const proposeReceiver = (
  ctx: AppContext,
  maker: StaffCaller,
  { channelId, receiver, ...wording }: Wording & z.infer<typeof receiverAction.payload>,
): Promise<Proposed> =>
  transaction(ctx.db, async (tx) => {
    const channel = await lockChannel(tx, channelId);
    if (channel === undefined) throw new BusinessError('not_found');
    if (channel.provider !== null) throw new BusinessError('bad_request');
    const known = await selectEveryReceiver(ctx.db, ctx.clock.now(), []);
    if (known.some((one) => one.channelId === channelId && one.number === receiver.number))
      throw present('number');
    const payload = { channelId, receiver };
    return propose(ctx, tx, { action: receiverAction, payload, ...wording, maker });
  });

const present = (field: string) =>
  new BusinessError('bad_request', { fields: [{ field, problem: 'present' }] });
