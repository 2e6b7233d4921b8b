import { money, ZERO } from '@hintha/money';
import type { AppContext } from '../app-context.ts';
import { SYSTEM } from '../modules/audit/index.ts';
import { createReward, listAllRewards } from '../modules/points/index.ts';

const LISTED = { mostEach: null, enabled: true, amount: ZERO, physical: false };

const kyat = (amount: bigint) => money(amount * 100n);

/** What the points mall of the demo world holds; nothing of it is really sent. */
const REWARDS = [
  {
    names: { en: 'Phone top-up 1,000', my: 'ဖုန်းဘေလ် ၁,၀၀၀' },
    picture: 'gem',
    points: 1_500n,
    cost: kyat(1_000n),
    stock: 500n,
  },
  {
    names: { en: 'Phone top-up 5,000', my: 'ဖုန်းဘေလ် ၅,၀၀၀' },
    picture: 'coin',
    points: 7_000n,
    cost: kyat(5_000n),
    stock: 200n,
  },
  {
    names: { en: 'Longyi of cotton', my: 'ချည်လုံချည်' },
    picture: 'lotus',
    points: 12_000n,
    cost: kyat(9_000n),
    stock: 60n,
    mostEach: 2n,
    physical: true,
  },
  {
    names: { en: 'Pathein umbrella', my: 'ပုသိမ်ထီး' },
    picture: 'parasol',
    points: 18_000n,
    cost: kyat(15_000n),
    amount: money(500_000n),
    stock: 40n,
    mostEach: 1n,
    physical: true,
  },
  {
    names: { en: 'Lacquer bowl of Bagan', my: 'ပုဂံ ယွန်းအုပ်' },
    picture: 'chest',
    points: 30_000n,
    cost: kyat(28_000n),
    amount: money(1_000_000n),
    stock: 15n,
    mostEach: 1n,
    physical: true,
  },
  {
    names: { en: 'Chinlone ball', my: 'ခြင်းလုံး' },
    picture: 'chinlone',
    points: 9_000n,
    cost: kyat(7_000n),
    stock: 0n,
    physical: true,
  },
];

/** Fills the shelves of the points mall once. */
export const fillDemoRewards = async (ctx: AppContext): Promise<void> => {
  if ((await listAllRewards(ctx.db)).length > 0) return;
  for (const [position, reward] of REWARDS.entries())
    await createReward(ctx, {
      reward: { ...LISTED, ...reward, position },
      actor: SYSTEM,
      reason: 'demo world',
    });
};
