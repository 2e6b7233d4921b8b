import type { StaffCaller } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { PRESENT_MS } from '../rules.ts';
import { deletePresence, hasPresent, upsertPresence } from './chat-store.ts';

/** One of the staff is there to chat for a while, or no longer is. */
export const reportPresence = (ctx: AppContext, { staffId }: StaffCaller, here: boolean): Promise<void> =>
  here
    ? upsertPresence(ctx.db, staffId, new Date(ctx.clock.now().getTime() + PRESENT_MS))
    : deletePresence(ctx.db, staffId);

/** Whether anybody of the staff is there to chat. */
export const isStaffed = ({ db, clock }: AppContext): Promise<boolean> => hasPresent(db, clock.now());
