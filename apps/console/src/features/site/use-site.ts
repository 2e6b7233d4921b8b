import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';

export type Site = Reply<'readSite'>;
export type Flag = Site['flags'][number];
export type Setting = Site['settings'][number];
export type Network = Site['networks'][number];

/** What every change of the site renews. */
export const SITE = 'site';

export const readSite = (signal: AbortSignal): Promise<Site> => call('readSite', { signal });

/** A setting by its name, once the site is read. */
export const useSetting = (name: string): Setting | undefined =>
  useQuery({
    queryKey: [SITE],
    queryFn: ({ signal }) => readSite(signal),
    select: ({ settings }) => settings.find((setting) => setting.name === name),
  }).data;
