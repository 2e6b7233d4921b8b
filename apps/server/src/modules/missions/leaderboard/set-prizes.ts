import type { Transaction } from '@hintha/platform';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Prize } from '../types.ts';
import { listPrizes, replacePrizes } from './leaderboard-store.ts';

export interface PrizeOrder {
  readonly actor: Actor;
  readonly reason: string;
  /** The first ranks first, no rank twice. */
  readonly prizes: readonly Prize[];
}

/** Sets what the ranks bring, from the next week that is fixed on; the audit keeps what they brought before. */
export const setPrizes = async (tx: Transaction, { actor, reason, prizes }: PrizeOrder): Promise<void> => {
  const before = await listPrizes(tx);
  await replacePrizes(tx, prizes);
  const details = { before, prizes };
  await recordAudit(tx, { actor, action: 'mission.prizes', subject: 'prizes', reason, details });
};
