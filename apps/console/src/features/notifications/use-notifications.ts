import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import type { BadgeTone } from '../../shared/state-badge.tsx';
import { useRows } from '../../shared/table/use-rows.ts';

export type Notification = Reply<'listNotifications'>['notifications'][number];
type State = Notification['state'];
type Channel = Notification['channel'];

export const FILTERS = ['recipient', 'channel', 'state'] as const;
export type NotificationFilters = Readonly<Record<(typeof FILTERS)[number], string>>;

export const TONES: Readonly<Record<State, BadgeTone>> = {
  waiting: 'lapis',
  sent: 'jade',
  kept: 'gray',
  refused: 'cin',
};
export const STATES = Object.keys(TONES) as readonly State[];
export const CHANNELS = ['mail', 'sms'] as const satisfies readonly Channel[];

const NOTIFICATIONS = 'notifications';
const PAGE = 50;
const EVERY_MS = 15_000;

const queryOf = ({ recipient, channel, state }: NotificationFilters) => ({
  recipient: recipient === '' ? undefined : recipient,
  channel: CHANNELS.find((one) => one === channel),
  state: STATES.find((one) => one === state),
});

export const useNotifications = (filters: NotificationFilters) =>
  useRows<Notification>({
    key: [NOTIFICATIONS, filters],
    everyMs: EVERY_MS,
    fetch: async (before, signal) => {
      const query = { ...queryOf(filters), before, limit: PAGE };
      const { notifications, hasMore } = await call('listNotifications', { query, signal });
      return { rows: notifications, next: hasMore ? notifications.at(-1)?.id : undefined };
    },
  });

const ID = /^[1-9]\d{0,16}$/;

/** One notification by its id, for somebody who came by its address. */
export const useNotification = (id: string | undefined, row: Notification | undefined) =>
  useQuery({
    queryKey: [NOTIFICATIONS, 'one', id],
    queryFn: async ({ signal }) => {
      if (id === undefined || !ID.test(id)) return null;
      const query = { before: String(BigInt(id) + 1n), limit: 1 };
      const [notification] = (await call('listNotifications', { query, signal })).notifications;
      return notification?.id === id ? notification : null;
    },
    enabled: id !== undefined && row === undefined,
  });
