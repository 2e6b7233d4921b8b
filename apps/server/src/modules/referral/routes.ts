import { promotions } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { deviceIdOf } from '../identity/index.ts';
import { deviceFingerprint, keepFingerprint } from '../protection/index.ts';
import { readReferral } from './read-referral.ts';
import { toReferralView } from './views.ts';

export const routes = (ctx: AppContext): Served[] => [
  serve(promotions.readReferral, async ({ caller, query, cookies }) => {
    await keepFingerprint(ctx.db, caller.accountId, deviceFingerprint(deviceIdOf(ctx, cookies)));
    const page = { no: query.pageNo, size: query.pageSize };
    return toReferralView(await readReferral(ctx, caller, page), query.pageSize);
  }),
];
