import { BUDGET_LINES, type BudgetLine } from '@hintha/contract';
import { type Money, money } from '@hintha/money';
import { amount, defineSettings, type Setting, type Values } from '../../settings/index.ts';

const THOUSAND = 1_000_00n;
const MILLION = 1_000n * THOUSAND;
const LARGEST = { most: money(1_000_000n * MILLION) };

type Bound = 'mostEach' | 'mostPerDay' | 'mostPerMonth';

/** The budgets that rules of the staff give of, each with what one rule may cost in a day by the word of one person. */
const USUAL_RULES = {
  bonuses: 20n * MILLION,
  missions: 20n * MILLION,
  raffles: 50n * MILLION,
  cashback: 50n * MILLION,
  referral: 10n * MILLION,
  rewards: 10n * MILLION,
};

export type RuleLine = keyof typeof USUAL_RULES;

type BudgetSettings = Record<`${BudgetLine}.${Bound}` | `${RuleLine}.mostPerRule`, Setting<Money>>;

/** One grant, a business day, a calendar month. */
const USUAL: Readonly<Record<BudgetLine, readonly [each: bigint, day: bigint, month: bigint]>> = {
  bonuses: [5n * MILLION, 100n * MILLION, 2_000n * MILLION],
  missions: [MILLION, 50n * MILLION, 1_000n * MILLION],
  raffles: [10n * MILLION, 100n * MILLION, 500n * MILLION],
  cashback: [30n * MILLION, 200n * MILLION, 2_000n * MILLION],
  referral: [MILLION, 50n * MILLION, 1_000n * MILLION],
  points: [5n * MILLION, 50n * MILLION, 1_000n * MILLION],
  rewards: [MILLION, 20n * MILLION, 300n * MILLION],
  adjustments: [10n * MILLION, 100n * MILLION, 1_000n * MILLION],
  manualDeposits: [50n * MILLION, 1_000n * MILLION, 20_000n * MILLION],
  contracts: [50n * MILLION, 2_000n * MILLION, 20_000n * MILLION],
  rebates: [50n * MILLION, 2_000n * MILLION, 20_000n * MILLION],
};

const settings = Object.fromEntries(
  [
    ...BUDGET_LINES.flatMap((line): [string, bigint][] => {
      const [each, day, month] = USUAL[line];
      return [
        [`${line}.mostEach`, each],
        [`${line}.mostPerDay`, day],
        [`${line}.mostPerMonth`, month],
      ];
    }),
    ...Object.entries(USUAL_RULES).map(([line, most]): [string, bigint] => [`${line}.mostPerRule`, most]),
  ].map(([name, usual]) => [name, amount(money(usual), LARGEST)]),
  // The names are those of the type: both are made of the same list.
) as BudgetSettings;

/** A grant that no day and a day that no month has room for would be bounds that say nothing. */
const uneven = (values: Values<BudgetSettings>): string | null => {
  for (const line of BUDGET_LINES) {
    if (values[`${line}.mostPerDay`] < values[`${line}.mostEach`]) return `${line}.mostPerDay`;
    if (values[`${line}.mostPerMonth`] < values[`${line}.mostPerDay`]) return `${line}.mostPerMonth`;
  }
  return null;
};

/** What may be given of each budget: at once without a second person, in a business day, in a calendar month. */
export const budgetSettings = defineSettings(
  'wallet.budgets',
  ['payments', 'risk', 'administrator'],
  settings,
  uneven,
);

export type BudgetValues = Values<BudgetSettings>;
