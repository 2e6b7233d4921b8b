import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { checkPassword } from './check-password.ts';
import type { ChangeOrder } from './types.ts';

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** Refuses a change whose fields cannot stand, before any password is looked at. */
export const checkNewPassword = async (house: House, order: ChangeOrder): Promise<void> => {
  const empty = FIELDS.filter((field) => order[field] === '');
  if (empty.length > 0)
    throw new Refusal('not_empty', { fields: empty.map((field) => ({ field, problem: 'empty' })) });
  await checkPassword(house, 'newPassword', order.newPassword);
  if (order.newPassword !== order.confirmNewPassword)
    throw new Refusal('inconsistent_twice', {
      fields: [{ field: 'confirmNewPassword', problem: 'differs' }],
    });
};
