import type { Database } from '@hintha/platform';
import { selectChannels } from './channel-store.ts';
import type { Channel } from './types.ts';

/** The channels that take orders, in the order they are shown. */
export const listMethods = (db: Database): Promise<Channel[]> => selectChannels(db);
