import type { Database } from '@hintha/platform';
import { findFlag, listFlags, type StoredFlag } from './store.ts';

export type FlagCode =
  | 'USERNAMEREG3'
  | 'DIRECTREG3'
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'MOBILEVERCODELOGIN3'
  | 'CHNGPASSVERIF3';

/** Whether a feature of the module flag tree is on; an unknown flag is off. */
export const isFlagOn = async (db: Database, code: FlagCode): Promise<boolean> =>
  (await findFlag(db, code))?.enabled === true;

/** Every flag of the tree with its state. */
export const readFlags = (db: Database): Promise<StoredFlag[]> => listFlags(db);
