import type { RefusalCode } from '@hintha/contract';
import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { recordAct, SYSTEM } from '../../audit/index.ts';

/** Writes down that somebody was not let in, and refuses. A name nobody has is not kept: it may be a password. */
export const refuseEntry = async (
  house: House,
  { staffId, ip, code }: { staffId: bigint | undefined; ip: string; code: RefusalCode },
): Promise<never> => {
  await transaction(house.db, (tx) =>
    recordAct(tx, {
      actor: SYSTEM,
      deed: 'session.refuse',
      subject: staffId === undefined ? 'staff:unknown' : `staff:${staffId}`,
      details: { ip, code },
    }),
  );
  throw new Refusal(code);
};
