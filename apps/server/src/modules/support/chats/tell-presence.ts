import type { StaffCaller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { PRESENT_MS } from '../rules.ts';
import { deletePresence, hasPresent, upsertPresence } from './chat-store.ts';

/** One of the staff is there to chat for a while, or no longer is. */
export const tellPresence = (house: House, { staffId }: StaffCaller, here: boolean): Promise<void> =>
  here
    ? upsertPresence(house.db, staffId, new Date(house.clock.now().getTime() + PRESENT_MS))
    : deletePresence(house.db, staffId);

/** Whether anybody of the house is there to chat. */
export const isStaffed = ({ db, clock }: House): Promise<boolean> => hasPresent(db, clock.now());
