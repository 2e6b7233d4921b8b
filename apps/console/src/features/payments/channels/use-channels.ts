import { call, type Reply } from '../../../shared/api.ts';
import { useRows } from '../../../shared/table/use-rows.ts';

export type Channel = Reply<'listChannels'>[number];
export type Receiver = Channel['receivers'][number];

/** The answers that every use case on a channel renews. */
export const CHANNELS = 'channels';

const EVERY_MS = 30_000;

export const useChannels = () =>
  useRows<Channel>({
    key: [CHANNELS],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => ({ rows: await call('listChannels', { signal }), next: undefined }),
  });

export const countHealthy = ({ receivers }: Channel): number =>
  receivers.filter(({ healthy }) => healthy).length;

/** Whether it takes orders that nobody can receive. */
export const isStuck = (channel: Channel): boolean =>
  channel.active && channel.receivers.length > 0 && countHealthy(channel) === 0;
