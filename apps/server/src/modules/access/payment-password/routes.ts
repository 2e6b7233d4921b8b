import { access } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { setPaymentPassword } from './set-payment-password.ts';

export const paymentPasswordRoutes = (house: House): Served[] => [
  serve(access.setPaymentPassword, async ({ caller, body }) => {
    await setPaymentPassword(house, caller, body);
    return {};
  }),
];
