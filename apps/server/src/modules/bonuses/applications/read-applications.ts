import type { bonuses } from '@hintha/contract';
import { type Database, BusinessError, type Transaction } from '@hintha/platform';
import { findAccountNames, findIdsByBeginning } from '../../identity/index.ts';
import type { Application } from '../types.ts';
import {
  countApplications,
  findApplication,
  hasPicture,
  selectApplications,
  selectApplicationsBefore,
  selectApplicationsByFingerprints,
  type WaitingApplications,
} from './application-store.ts';

export interface QueueQuery {
  readonly state: bonuses.ApplicationState;
  /** An id, the id in the messaging app, or the beginning of the name of an account. */
  readonly q?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** An application with the name that its member goes by. */
export interface NamedApplication {
  readonly application: Application;
  readonly account: string;
}

/** Of a longer list of names that begin alike these are looked at: whoever searches types one more letter. */
const MOST_NAMES = 200;

/** The applications in one state, oldest first, with whose they are. */
export const listApplicationQueue = async (
  db: Database,
  { state, q, after, limit }: QueueQuery,
): Promise<NamedApplication[]> => {
  const wanted =
    q === undefined ? null : { text: q, accountIds: await findIdsByBeginning(db, q, MOST_NAMES) };
  const applications = await selectApplications(db, { state, wanted, after: BigInt(after ?? 0), limit });
  return withNames(db, applications);
};

/** One application of anybody, and whose it is. */
export const readApplication = async (db: Database, id: bigint): Promise<NamedApplication> =>
  named(db, await getApplication(db, id));

export const named = async (db: Database, application: Application): Promise<NamedApplication> => {
  const [first] = await withNames(db, [application]);
  return first ?? { application, account: '' };
};

const withNames = async (db: Database, applications: readonly Application[]): Promise<NamedApplication[]> => {
  const names = await findAccountNames(
    db,
    applications.map(({ accountId }) => accountId),
  );
  return applications.map((application) => ({
    application,
    account: names.get(application.accountId)?.name ?? '',
  }));
};

/** How many applications wait to be decided. */
export const countWaiting = (db: Database): Promise<WaitingApplications[]> => countApplications(db);

/** Whether staff has to look at the picture because it came with an application. */
export const isApplicationPicture = (db: Database, pictureId: string): Promise<boolean> =>
  hasPicture(db, pictureId);

const NUMBER = /^[1-9]\d{0,17}$/;

/** Applications by their number or by the id in the messaging app that was told with them, the latest first. */
export const findApplicationsByFingerprints = (
  db: Database,
  text: string,
  limit: number,
): Promise<Application[]> =>
  selectApplicationsByFingerprints(
    db,
    { id: NUMBER.test(text) ? BigInt(text) : null, contactId: text },
    limit,
  );

/** A member's applications from before one of them, the latest first. */
export const listApplicationsBefore = (
  db: Database,
  accountId: bigint,
  page: { before: bigint | null; limit: number },
): Promise<Application[]> => selectApplicationsBefore(db, accountId, page);

export const getApplication = async (on: Database | Transaction, id: bigint): Promise<Application> => {
  const application = await findApplication(on, id);
  if (application === undefined) throw new BusinessError('not_found');
  return application;
};
