import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { AppContext } from '../app-context.ts';
import { SYSTEM } from '../modules/audit/index.ts';
import { switchBonus } from '../modules/bonuses/index.ts';
import { createRaffle, listRaffles, type RaffleOrder } from '../modules/raffles/index.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

const kyat = (amount: bigint) => money(amount * 100n);
const times = (count: number, amount: bigint) => Array.from({ length: count }, () => kyat(amount));

const RAFFLE: Omit<RaffleOrder, 'endsAt'> = {
  nameEn: 'Golden Hintha raffle',
  nameMy: 'ရွှေဟင်္သာ ကံစမ်းမဲ',
  startsAt: null,
  beacon: 'drand quicknet, the first round after the raffle ends',
  prizes: [kyat(1_000_000n), kyat(300_000n), ...times(8, 50_000n), ...times(40, 5_000n)],
  reason: 'demo world',
  requestId: 'demo-raffle',
  actor: SYSTEM,
};

/** Opens a raffle and the daily sign-in where there has been no raffle. */
export const openDemoActivities = async (ctx: AppContext): Promise<void> => {
  if ((await listRaffles(ctx.db)).length > 0) return;
  const endsAt = new Date(ctx.clock.now().getTime() + DAYS * DAY_MS);
  await transaction(ctx.db, (tx) => createRaffle(ctx, tx, { ...RAFFLE, endsAt }));
  await switchBonus(ctx.db, 'SIGN_IN', true);
};
