import { z } from 'zod';
import { Amount } from '../../amount.ts';
import { CHANNEL_TYPES } from '../../payments/deposits.ts';
import { ProposedView } from '../approvals.ts';
import { Change, Nothing, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const channelParams = z.object({ id: z.string().regex(/^[a-z0-9_]{2,32}$/) });

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
  /** Whether it takes orders. */
  active: z.boolean(),
  /** Null when nobody has switched it. */
  changed: Change.nullable(),
  /** What the operator gives for one coin; null on a channel of money. */
  coin: z.object({ currency: z.string(), rate: z.string(), changed: Change.nullable() }).nullable(),
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
    rate: z.string().regex(/^(?!0+\.0+$)\d{1,9}\.\d{4}$/),
    reason: words,
  }),
  reply: ProposedView,
  errors: ['not_found', 'key_reused'],
});
