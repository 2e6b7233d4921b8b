import { referral } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readReferral } from './read-referral.ts';
import { toReferralView } from './views.ts';

export const routes = (ctx: AppContext): Served[] => [
  serve(referral.readReferral, async ({ caller, query }) => {
    const page = { no: query.pageNo, size: query.pageSize };
    return toReferralView(await readReferral(ctx, caller, page), query.pageSize);
  }),
];
