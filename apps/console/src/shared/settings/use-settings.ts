import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../api.ts';

export type Setting = Reply<'listSettings'>['settings'][number];

/** What every change of a setting renews. */
export const SETTINGS = 'settings';

export const readSettings = async (signal: AbortSignal): Promise<readonly Setting[]> =>
  (await call('listSettings', { signal })).settings;

/** A setting by its name, once they are read. */
export const useSetting = (name: string): Setting | undefined =>
  useQuery({
    queryKey: [SETTINGS],
    queryFn: ({ signal }) => readSettings(signal),
    select: (settings) => settings.find((setting) => setting.name === name),
  }).data;
