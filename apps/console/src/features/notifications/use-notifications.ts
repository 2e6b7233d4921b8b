import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import type { BadgeTone } from '../../shared/state-badge.tsx';
import { useRows } from '../../shared/table/use-rows.ts';

export type Letter = Reply<'listNotifications'>['letters'][number];
type State = Letter['state'];
type Channel = Letter['channel'];

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

const LETTERS = 'letters';
const PAGE = 50;
const EVERY_MS = 15_000;

const queryOf = ({ recipient, channel, state }: NotificationFilters) => ({
  recipient: recipient === '' ? undefined : recipient,
  channel: CHANNELS.find((one) => one === channel),
  state: STATES.find((one) => one === state),
});

export const useNotifications = (filters: NotificationFilters) =>
  useRows<Letter>({
    key: [LETTERS, filters],
    everyMs: EVERY_MS,
    fetch: async (before, signal) => {
      const query = { ...queryOf(filters), before, limit: PAGE };
      const { letters, hasMore } = await call('listNotifications', { query, signal });
      return { rows: letters, next: hasMore ? letters.at(-1)?.id : undefined };
    },
  });

const ID = /^[1-9]\d{0,16}$/;

/** One letter by its id, for somebody who came by its address. */
export const useNotification = (id: string | undefined, row: Letter | undefined) =>
  useQuery({
    queryKey: [LETTERS, 'one', id],
    queryFn: async ({ signal }) => {
      if (id === undefined || !ID.test(id)) return null;
      const query = { before: String(BigInt(id) + 1n), limit: 1 };
      const [letter] = (await call('listNotifications', { query, signal })).letters;
      return letter?.id === id ? letter : null;
    },
    enabled: id !== undefined && row === undefined,
  });
