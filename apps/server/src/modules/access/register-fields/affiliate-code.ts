import { Refusal, type Database } from '@hintha/platform';
import { findAgentOf } from '../../agents/index.ts';

/** Whether an agent has this code, or there is none to ask about. */
export const isCodeGood = async (db: Database, code: string): Promise<boolean> =>
  code === '' || (await findAgentOf(db, code)) !== undefined;

/** Refuses a code that no agent has. */
export const checkAffiliate = async (db: Database, code: string): Promise<void> => {
  if (code === '') throw new Refusal('not_empty', { fields: [{ field: 'code', problem: 'empty' }] });
  if (!(await isCodeGood(db, code)))
    throw new Refusal('invitation_code_error', { fields: [{ field: 'code', problem: 'unknown' }] });
};
