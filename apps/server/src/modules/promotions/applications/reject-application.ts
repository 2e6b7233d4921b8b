import type { promotions } from '@hintha/contract';
import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { recordAct } from '../../audit/index.ts';
import { tellMember } from '../../inbox/index.ts';
import { updateDecided } from './application-store.ts';
import { getApplication } from './get-application.ts';
import { type Decision, isRepeated, lockApplication, signOf } from './lock-application.ts';
import type { Application } from './types.ts';

export interface Rejection extends Decision {
  readonly reason: promotions.ApplicationRejection;
}

/** Staff turns an application down, for a reason that the member is told; it may apply anew. */
export const rejectApplication = async (
  house: House,
  tx: Transaction,
  rejection: Rejection,
): Promise<Application> => {
  const { applicationId: id, actor, reason } = rejection;
  const application = await lockApplication(tx, id);
  if (isRepeated(application, rejection, application.reason === reason)) return application;
  const at = house.clock.now();
  await updateDecided(tx, id, { state: 'REJECTED', reason, grantId: null, at, ...signOf(rejection) });
  const { accountId, kind: bonus, contactId } = application;
  await tellMember(house, tx, { accountId, kind: 'bonus_rejected', values: { bonus, reason } });
  const details = { account: accountId, bonus, contactId };
  await recordAct(tx, { actor, deed: 'application.reject', subject: `application:${id}`, reason, details });
  return getApplication(tx, id);
};
