import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { businessDay } from '../business-day.ts';
import type { AppContext } from '../app-context.ts';
import { SYSTEM } from '../modules/audit/index.ts';
import {
  createMission,
  listCountedMissions,
  type MissionOrder,
  setPrizes,
} from '../modules/missions/index.ts';

type DemoMission = Omit<MissionOrder['mission'], 'enabled' | 'startsOn' | 'endsOn'>;

const kyat = (amount: bigint) => money(amount * 100n);
const cash = (amount: bigint) => ({ kind: 'CASH', amount: kyat(amount) }) as const;
const points = (amount: bigint) => ({ kind: 'POINTS', amount }) as const;

const MISSIONS: readonly DemoMission[] = [
  {
    type: 'DAILY',
    metric: 'VALID_BET',
    category: 'RNG',
    target: kyat(50_000n),
    reward: cash(500n),
    titles: { en: 'A day at the slots', my: 'စလော့ တစ်နေ့တာ' },
  },
  {
    type: 'DAILY',
    metric: 'WINS',
    category: null,
    target: 20n,
    reward: points(50n),
    titles: { en: 'Twenty wins', my: 'အနိုင်ပွဲ ၂၀' },
  },
  {
    type: 'WEEKLY',
    metric: 'DEPOSIT',
    category: null,
    target: kyat(100_000n),
    reward: cash(2_000n),
    titles: { en: 'Fill the purse', my: 'ပိုက်ဆံအိတ် ဖြည့်ပါ' },
  },
  {
    type: 'WEEKLY',
    metric: 'LOGIN_DAYS',
    category: null,
    target: 3n,
    reward: points(100n),
    titles: { en: 'Three days of the week', my: 'တစ်ပတ်လျှင် သုံးရက်' },
  },
  {
    type: 'WEEKLY',
    metric: 'VALID_BET',
    category: null,
    target: kyat(1_000_000n),
    reward: cash(5_000n),
    titles: { en: 'The big week', my: 'အပတ်ကြီး' },
  },
  {
    type: 'ONCE',
    metric: 'WINS',
    category: null,
    target: 1n,
    reward: points(20n),
    titles: { en: 'The first win', my: 'ပထမဆုံး အနိုင်' },
  },
];

const PRIZES = [
  { fromRank: 1, toRank: 1, amount: kyat(500_000n) },
  { fromRank: 2, toRank: 2, amount: kyat(300_000n) },
  { fromRank: 3, toRank: 3, amount: kyat(200_000n) },
  { fromRank: 4, toRank: 10, amount: kyat(50_000n) },
  { fromRank: 11, toRank: 50, amount: kyat(10_000n) },
  { fromRank: 51, toRank: 100, amount: kyat(5_000n) },
];

/** Makes missions and prizes where there have been none. */
export const openDemoMissions = async (ctx: AppContext): Promise<void> => {
  if ((await listCountedMissions(ctx.db)).length > 0) return;
  const by = { actor: SYSTEM, reason: 'demo world' } as const;
  const startsOn = businessDay(ctx.clock.now());
  await transaction(ctx.db, async (tx) => {
    for (const mission of MISSIONS)
      await createMission(tx, { ...by, mission: { ...mission, enabled: true, startsOn, endsOn: null } });
    await setPrizes(tx, { ...by, prizes: PRIZES });
  });
};
