import { call, type Reply } from '../../shared/api.ts';

export type RuledField = Reply<'listRegisterFields'>['fields'][number];

/** What every change of a rule renews. */
export const REGISTRATION = 'registration';

export const listFields = async (signal: AbortSignal): Promise<RuledField[]> =>
  (await call('listRegisterFields', { signal })).fields;
