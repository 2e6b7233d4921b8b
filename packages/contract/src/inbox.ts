import { z } from 'zod';
import { Instant, pageQuery } from './amount.ts';
import { route } from './route.ts';

/** What a message can be about; the pages have the words, filled with the message's values. */
export const MESSAGE_KINDS = [
  'deposit_credited',
  'deposit_rejected',
  'deposit_failed',
  'withdrawal_approved',
  'withdrawal_sent',
  'withdrawal_received',
  'withdrawal_disputed',
  'withdrawal_rejected',
  'withdrawal_failed',
  'withdrawal_completed',
  'bonus_granted',
  'bonus_cleared',
  'bonus_rejected',
  'bonus_forfeited',
  'bonus_bounded',
  'bonus_revoked',
  'redemption_approved',
  'redemption_rejected',
  'case_answered',
  'transfer_received',
  'rates_asked',
  'rates_accepted',
  'rates_rejected',
  'rates_expired',
  'account_moved',
  'downline_left',
  'downline_joined',
  'contract_offered',
  'contract_accepted',
  'contract_rejected',
  'contract_withdrawn',
  'contract_expired',
  'contract_end_asked',
  'contract_end_refused',
  'contract_ended',
  'contract_outranked',
  'contract_unpaid',
  'reward_offered',
  'level_raised',
  'level_lowered',
  'area_opened',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

const MessageView = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  values: z.record(z.string(), z.string()),
  time: Instant,
  read: z.boolean(),
});
export type MessageView = z.infer<typeof MessageView>;

export const listMessages = route('listMessages', {
  guard: 'player',
  summary: 'What the operator has told the member, newest first.',
  query: z.object(pageQuery(20, 100)),
  reply: z.object({
    list: z.array(MessageView),
    totalPages: z.int(),
    total: z.int(),
    unread: z.int(),
  }),
});

export const markMessagesRead = route('markMessagesRead', {
  guard: 'player',
  summary: 'Marks messages as read; those of others and those that are read already stay as they are.',
  body: z.object({
    ids: z
      .array(z.string().regex(/^[1-9]\d{0,17}$/))
      .min(1)
      .max(100),
  }),
  reply: z.object({ unread: z.int() }),
});

/** What a member can be told on a device while the site is closed: what it waits for, never advertising. */
export const PUSH_KINDS = ['withdrawal_paid', 'draw_result', 'case_answered'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

const Endpoint = z.string().min(1).max(1024);
const Auth = z.string().regex(/^[\w-]{20,24}$/);
const Target = z.object({ endpoint: Endpoint, p256dh: z.string().regex(/^[\w-]{80,90}$/), auth: Auth });
const Kinds = z.array(z.enum(PUSH_KINDS)).min(1).max(PUSH_KINDS.length);

export const readPush = route('readPush', {
  guard: 'player',
  summary:
    'The key that browsers subscribe with, null where the operator sends nothing to devices, and the devices that the member has subscribed with the kinds chosen on each.',
  reply: z.object({
    publicKey: z.string().nullable(),
    devices: z.array(z.object({ endpoint: z.string(), kinds: z.array(z.enum(PUSH_KINDS)) })),
  }),
});

export const setPush = route('setPush', {
  guard: 'player',
  summary:
    'Subscribes a device to the kinds that are named, in the language of the call, or changes the kinds of one. A device is of the member who subscribed it last.',
  body: Target.extend({ kinds: Kinds }),
  reply: z.object({ kinds: z.array(z.enum(PUSH_KINDS)) }),
  errors: ['not_enabled', 'bad_request'],
});

export const removePush = route('removePush', {
  guard: 'player',
  summary: 'Tells a device of the member nothing any more; one that is not subscribed stays as it is.',
  body: z.object({ endpoint: Endpoint }),
  reply: z.object({}),
});

export const renewPush = route('renewPush', {
  guard: 'anyone',
  summary:
    'Puts the subscription that a browser has made by itself in the place of its old one, whose secret proves that it is the same browser: its worker has no session. The answer is the same where there is no such old one.',
  body: z.object({ old: z.object({ endpoint: Endpoint, auth: Auth }), renewed: Target }),
  reply: z.object({}),
  errors: ['not_enabled', 'bad_request'],
});

/** What a device of a member may be told, as calls. */
export const PUSH_ROUTES = { readPush, setPush, removePush, renewPush };
