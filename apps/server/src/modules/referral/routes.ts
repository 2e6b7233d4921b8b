import { promotions } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { deviceIdOf } from '../identity/index.ts';
import { deviceFingerprint, keepFingerprint } from '../protection/index.ts';
import { readReferral } from './read-referral.ts';
import { toReferralView } from './views.ts';

export const routes = (house: House): Served[] => [
  serve(promotions.readReferral, async ({ caller, query, cookies }) => {
    await keepFingerprint(house, caller.accountId, deviceFingerprint(deviceIdOf(house, cookies)));
    const page = { no: query.pageNo, size: query.pageSize };
    return toReferralView(await readReferral(house, caller, page), query.pageSize);
  }),
];
