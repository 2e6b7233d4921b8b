import { money, type Money } from '@hintha/money';

interface DemoAccount {
  name: string;
  password: string;
  balance: Money;
  note: string;
}

/** Sign-ins of the demo world. Their money is play money and their records are marked as demo. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    name: 'demo',
    password: 'golden-hintha',
    balance: money(100_000_000n),
    note: 'a member with Ks 1,000,000.00',
  },
  {
    name: 'thiri',
    password: 'golden-hintha',
    balance: money(2_500_000n),
    note: 'a member with Ks 25,000.00',
  },
];
