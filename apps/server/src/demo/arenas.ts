import { transaction } from '@hintha/platform';
import { DEMO_ARENAS, demoDeclaratorKey } from '@hintha/vendor-protocol/feed';
import type { AppContext } from '../app-context.ts';
import { putDemoArena, putDemoDeclarator } from '../modules/sabong/index.ts';

/** Of which arena the draws are paid out of a pool. */
const WITH_POOL = 'SHWEBO';

/** The arenas with those who declare their results, whose keys the feed of the demo world works out as well. */
export const openDemoArenas = async (ctx: AppContext): Promise<void> => {
  const { feedKey } = ctx.config;
  await transaction(ctx.db, async (tx) => {
    for (const { code: arena, names, declarators } of DEMO_ARENAS) {
      await putDemoArena(tx, { code: arena, names, drawMode: arena === WITH_POOL ? 'POOL' : 'FIXED' });
      if (feedKey === null) continue;
      for (const code of declarators) {
        const key = demoDeclaratorKey(feedKey, code);
        await putDemoDeclarator(ctx, tx, { code, name: code.replace('-', ' '), arena, key });
      }
    }
  });
};
