import { Refusal, type Database, type Transaction } from '@hintha/platform';
import { findApplication } from './application-store.ts';
import type { Application } from './types.ts';

export const getApplication = async (on: Database | Transaction, id: bigint): Promise<Application> => {
  const application = await findApplication(on, id);
  if (application === undefined) throw new Refusal('not_found');
  return application;
};
