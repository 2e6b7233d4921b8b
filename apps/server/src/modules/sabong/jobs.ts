import type { Job } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { askAgain, finishFight } from './settlement/settle-fight.ts';
import { SETTLE_FIGHT } from './settlement/settlement-store.ts';

const fightOf = (payload: unknown): bigint => BigInt((payload as { readonly fightId: string }).fightId);

/** What results do here: fights are settled, and what was left undone is taken up again. */
export const jobs = (ctx: AppContext): Job[] => [
  { name: SETTLE_FIGHT, cron: null, run: (payload) => finishFight(ctx, fightOf(payload)) },
  { name: 'sabong-ask-again', cron: '* * * * *', run: () => askAgain(ctx) },
];
