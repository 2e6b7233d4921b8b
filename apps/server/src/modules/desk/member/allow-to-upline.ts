import { transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { setToUpline } from '../../agents/index.ts';
import { type Actor, recordAct } from '../../audit/index.ts';
import { subjectOf } from '../rules.ts';

export interface UplineOrder {
  readonly actor: Actor;
  readonly accountId: bigint;
  readonly on: boolean;
  readonly reason: string;
}

/** Gives a member the right to send money to the agent above, or takes it; either stands in the audit. */
export const allowToUpline = async ({ db }: House, order: UplineOrder): Promise<void> => {
  const { actor, accountId, on, reason } = order;
  await transaction(db, async (tx) => {
    await setToUpline(tx, accountId, on);
    const deed = on ? 'member.allowToUpline' : 'member.forbidToUpline';
    await recordAct(tx, { actor, deed, subject: subjectOf(accountId), reason, details: {} });
  });
};
