import type { AccountType } from '@hintha/contract';
import { money, type Money } from '@hintha/money';

interface DemoAccount {
  name: string;
  /** A member unless another type is named. */
  type?: AccountType;
  balance: Money;
  note: string;
}

/** The password of every member of the demo world. */
export const DEMO_PASSWORD = 'golden-hintha';

/** What the agent of the demo world confirms transfers and withdrawals with. */
export const DEMO_PAYMENT_PASSWORD = '246802';

/** Sign-ins of the demo world. Their money is play money and their records are marked as demo. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    name: 'demo',
    balance: money(100_000_000n),
    note: 'a member with Ks 1,000,000.00',
  },
  {
    name: 'thiri',
    balance: money(2_500_000n),
    note: 'a member with Ks 25,000.00',
  },
  {
    name: 'agent',
    type: 1,
    balance: money(50_000_000n),
    note: `an agent with a team of five levels; payment password ${DEMO_PAYMENT_PASSWORD}`,
  },
];

/** What the agent of the demo world can give its team. */
export const DEMO_RATES = { LIVE: 80, RNG: 100, FISH: 100, PVP: 60, SPORTS: 80, ESPORTS: 80, SABONG: 60 };

/** Whom conformance runs play as. */
export const CONFORMANCE_ACCOUNT = 'thiri';

const RING_FUNDS = money(100_000_000n);

/** Who bets at the arenas of the demo world, so that a visitor finds pools with something in them. */
export const RING_CROWD: readonly Omit<DemoAccount, 'note'>[] = [
  'aungko',
  'hninsi',
  'zawlin',
  'sanda',
  'kyawgyi',
  'mimyat',
  'thetpaing',
  'nandar',
].map((name) => ({ name, balance: RING_FUNDS }));

const CROWD = 500;
const STEP = 20_000n;

/** The further members of the full world; their balances rise by Ks 200.00. */
export const DEMO_CROWD: readonly Omit<DemoAccount, 'note'>[] = Array.from({ length: CROWD }, (_, index) => ({
  name: `member${String(index + 1).padStart(3, '0')}`,
  balance: money(BigInt(index + 1) * STEP),
}));
