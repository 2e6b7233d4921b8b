import type { AppContext } from '@hintha/server/src/app-context.ts';
import { deliverPush, type PushOrder } from '@hintha/server/src/modules/inbox/push/push-member.ts';

/** Does what waits to be told to devices, once; answers how each went that failed. */
export const runPushes = async (ctx: AppContext): Promise<unknown[]> => {
  const { rows } = await ctx.db.pool.query<{ payload: PushOrder }>(
    `delete from graphile_worker._private_jobs where key like 'push:%' returning payload`,
  );
  const failures: unknown[] = [];
  for (const { payload } of rows)
    await deliverPush(ctx, payload).catch((error: unknown) => failures.push(error));
  return failures;
};
