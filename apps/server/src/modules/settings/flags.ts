import { type Database, BusinessError, type Transaction } from '@hintha/platform';
import { findFlag, updateFlag } from './flag-store.ts';

export type FlagCode =
  | 'USERNAMEREG3'
  | 'DIRECTREG3'
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'MOBILEVERCODELOGIN3'
  | 'CHNGPASSVERIF3'
  | 'NEWIPVERIF3';

/** Whether a feature of the module flag tree is on; an unknown flag is off. */
export const isFlagOn = async (db: Database, code: FlagCode): Promise<boolean> =>
  (await findFlag(db, code))?.enabled === true;

/** Switches a feature of the tree; a flag that there is not is refused. */
export const setFlag = async (on: Database | Transaction, code: string, enabled: boolean): Promise<void> => {
  if (!(await updateFlag(on, code, enabled))) throw new BusinessError('not_found');
};
