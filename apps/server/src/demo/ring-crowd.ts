import { money } from '@hintha/money';
import { BusinessError, repeat, type Repeated } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../app-context.ts';
import { findAccounts } from '../modules/identity/index.ts';
import { listOpenFights, openBetWriter, type TakeBet } from '../modules/sabong/index.ts';
import { RING_CROWD } from './accounts.ts';

const PAUSE_MS = 2_500;
const PICKS = ['meron', 'meron', 'meron', 'meron', 'meron', 'wala', 'wala', 'wala', 'wala', 'draw'] as const;
const STAKES = [500, 500, 1_000, 1_000, 2_000, 3_000, 5_000] as const;

/** One of them by chance. */
const oneOf = <Item>({ random }: Pick<AppContext, 'random'>, items: readonly Item[]): Item | undefined => {
  const [high = 0, low = 0] = random.bytes(2);
  return items[(high * 256 + low) % items.length];
};

/** Bets small sums on the fights of the demo world as long as its play money lasts; it knows no more than any member. */
export const playRingCrowd = (ctx: AppContext): Repeated => {
  const takeBet = openBetWriter(ctx);
  return repeat(
    PAUSE_MS,
    () => betOnce(ctx, takeBet),
    (error) => ctx.log.warn({ err: error }, 'the crowd of the demo world could not bet'),
  );
};

const betOnce = async (ctx: AppContext, takeBet: TakeBet): Promise<void> => {
  const fights = await listOpenFights(ctx.db);
  if (fights.length === 0) return;
  const names = RING_CROWD.map(({ name }) => name);
  const members = [...(await findAccounts(ctx.db, names)).values()].map(({ id }) => id);
  for (const fightId of fights) {
    const [accountId, pick, kyat] = [oneOf(ctx, members), oneOf(ctx, PICKS), oneOf(ctx, STAKES)];
    if (accountId === undefined || pick === undefined || kyat === undefined) continue;
    const stake = money(BigInt(kyat) * 100n);
    await takeBet({ accountId, fightId, pick, stake, requestId: randomUUID() }).catch(passOver);
  }
};

/** A fight that closed meanwhile, or a wallet that is empty, is nothing to tell of. */
const passOver = (thrown: unknown): void => {
  if (!(thrown instanceof BusinessError)) throw thrown;
};
