import type { House } from '../../../house.ts';
import { CODE_SIGNS, codeOf } from '../rules.ts';
import { findCode, insertCode } from './invite-store.ts';

/** The code by which a member invites friends; who looks for the first time gets one. */
export const readInviteCode = async ({ db, random }: House, accountId: bigint): Promise<string> => {
  for (;;) {
    const code = await findCode(db, accountId);
    if (code !== undefined) return code;
    await insertCode(db, accountId, codeOf(random.bytes(CODE_SIGNS)));
  }
};
