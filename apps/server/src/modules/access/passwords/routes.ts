import { access } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { changePassword } from './change-password.ts';

export const passwordRoutes = (house: House): Served[] => [
  serve(access.changePassword, async ({ caller, body }) => {
    await changePassword(house, caller, body);
    return {};
  }),
];
