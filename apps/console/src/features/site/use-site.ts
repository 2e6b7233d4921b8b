import { call, type Reply } from '../../shared/api.ts';

export type Site = Reply<'readSite'>;
export type Flag = Site['flags'][number];
export type Network = Site['networks'][number];

/** What every change of the site renews. */
export const SITE = 'site';

export const readSite = (signal: AbortSignal): Promise<Site> => call('readSite', { signal });
