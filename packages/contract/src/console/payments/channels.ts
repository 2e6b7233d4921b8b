import { z } from 'zod';
import { Amount } from '../../amount.ts';
import { CHANNEL_TYPES } from '../../payments/deposits.ts';
import { ProposedView } from '../approvals.ts';
import { Change, Nothing, plain, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const channelId = z.string().regex(/^[a-z0-9_]{2,32}$/);

const channelParams = z.object({ id: channelId });

/** Money in whole and hundredths, above zero; no more than the ledger can sum. */
const Sum = z.string().regex(/^(?!0+\.00$)\d{1,12}\.\d{2}$/);

const Rate = z.string().regex(/^(?!0+\.0+$)\d{1,9}\.\d{4}$/);

const line = (most: number) => plain(most).trim().min(1);

const NewReceiver = z.object({ name: line(64), number: line(64), dailyCap: Sum });

const NewChannel = z.object({
  id: channelId,
  type: z.enum(CHANNEL_TYPES),
  name: line(64),
  /** The bank whose numbers its transfers have, shared by all its channels; left out, the channel has its own. */
  bank: channelId.optional(),
  min: Sum,
  max: Sum,
  timeOutMinutes: z.int().min(1).max(1440),
  /** What a QR code says, with {number}, {amount} and {note}; null on a channel without one. */
  qrTemplate: line(500).nullable(),
  /** Who takes the payment, and what both sides sign with; null where the operator's own accounts take it. */
  provider: z
    .object({
      url: z
        .string()
        .max(500)
        .regex(/^https?:\/\/[^\s/]+\S*$/),
      secret: line(200).min(16),
    })
    .nullable(),
  coin: z.object({ currency: z.string().regex(/^[A-Z]{3,8}$/), rate: Rate }).nullable(),
  receivers: z.array(NewReceiver).max(20),
});
export type NewChannel = z.infer<typeof NewChannel>;
export type NewReceiver = z.infer<typeof NewReceiver>;

const ReceiverView = z.object({
  id: z.string(),
  name: z.string(),
  number: z.string(),
  healthy: z.boolean(),
  /** What it may take within a business day, and what the orders of this one have asked of it. */
  dailyCap: Amount,
  taken: Amount,
  changed: Change.nullable(),
});

const ChannelView = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(CHANNEL_TYPES),
  currency: z.string(),
  min: Amount,
  max: Amount,
  /** What the member bears of a payment, in percent. */
  fee: z.string(),
  /** Who set the limits and the fee last, and what the fees of orders have come to since, or ever where nobody has. */
  feeSince: z.object({ changed: Change.nullable(), orders: z.int(), amount: Amount }),
  /** Whether it takes orders. */
  active: z.boolean(),
  /** Null when nobody has switched it. */
  changed: Change.nullable(),
  /** What the operator gives for one coin; null on a channel of money. */
  coin: z
    .object({
      currency: z.string(),
      rate: z.string(),
      changed: Change.nullable(),
      /** What the rate has cost since it was set: coins that came and what was credited for them, and those paid out. */
      since: z.object({ coinsIn: Amount, credited: Amount, coinsOut: Amount, paidOut: Amount }),
    })
    .nullable(),
  receivers: z.array(ReceiverView),
});

export const listChannels = consoleRoute('listChannels', {
  summary: 'The ways in which deposits come in, with the accounts of the operator that receive them.',
  reply: z.array(ChannelView),
});

export const setChannel = consoleRoute('setChannel', {
  summary: 'Has a channel take orders or none; orders that are open stay as they are.',
  params: channelParams,
  body: z.object({ active: z.boolean(), reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});

export const setCoinRate = consoleRoute('setCoinRate', {
  summary:
    'Proposes what the operator gives for one coin of a channel; orders keep theirs for their quarter of an hour.',
  params: channelParams,
  body: z.object({
    requestId,
    rate: Rate,
    reason: words,
  }),
  reply: ProposedView,
  errors: ['not_found', 'rate_too_far', 'key_reused'],
});

export const openChannel = consoleRoute('openChannel', {
  summary: 'Proposes a way to pay in; once it is approved it stands there and takes no orders yet.',
  body: NewChannel.extend({ requestId, reason: words }),
  reply: ProposedView,
  errors: ['bad_request', 'rate_too_far', 'key_reused'],
});

/** A share in percent, with two decimals: less than the whole. */
const Percent = z.string().regex(/^\d{1,2}\.\d{2}$/);

export const changeChannel = consoleRoute('changeChannel', {
  summary: 'Proposes other limits and another fee of a channel; orders that are open keep theirs.',
  params: channelParams,
  body: z.object({ min: Sum, max: Sum, fee: Percent, requestId, reason: words }),
  reply: ProposedView,
  errors: ['bad_request', 'not_found', 'key_reused', 'proposal_changed'],
});

export const addReceiver = consoleRoute('addReceiver', {
  summary: 'Proposes a further account of the operator that a channel is paid to.',
  params: channelParams,
  body: NewReceiver.extend({ requestId, reason: words }),
  reply: ProposedView,
  errors: ['bad_request', 'not_found', 'key_reused'],
});
