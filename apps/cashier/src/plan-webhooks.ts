import type { Payment, Status } from './book.ts';

/** How a payer makes the cashier misbehave; several may be said at once. */
const SWITCHES = ['duplicate', 'late', 'reordered', 'contradictory', 'silent'] as const;
export type Switch = (typeof SWITCHES)[number];

/** What a webhook or an answer says of a payment. */
export interface Word {
  readonly orderNo: string;
  readonly providerTxnId: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: Status;
}

export interface PlannedWebhook<What extends object = object> {
  readonly afterMs: number;
  readonly word: What;
}

const DUPLICATES = 5;
const REORDERED_MS = 500;

export const wordOn = ({ orderNo, txnId, amount, currency, status }: Payment): Word => ({
  orderNo,
  providerTxnId: txnId,
  amount,
  currency,
  status,
});

/** The switches of a query such as `duplicate,late`; words that are none are passed over. */
export const readSwitches = (text: string): ReadonlySet<Switch> => {
  const said = new Set(text.split(','));
  return new Set(SWITCHES.filter((one) => said.has(one)));
};

/** Which webhooks a settled payment sends, and when: a single one at once, unless switches say otherwise. */
export const planWebhooks = (
  payment: Payment,
  switches: ReadonlySet<Switch>,
  lateMs: number,
): PlannedWebhook<Word>[] => {
  if (switches.has('silent')) return [];
  const word = wordOn(payment);
  const afterMs = switches.has('late') ? lateMs : 0;
  return [
    ...repeat({ afterMs, word }, switches),
    ...(switches.has('reordered')
      ? [{ afterMs: afterMs + REORDERED_MS, word: { ...word, status: 'PENDING' as const } }]
      : []),
    ...(switches.has('contradictory') ? contradict(word).map((other) => ({ afterMs, word: other })) : []),
  ];
};

/** A webhook as often as it is told. */
export const repeat = <What extends object>(
  webhook: PlannedWebhook<What>,
  switches: ReadonlySet<Switch>,
): PlannedWebhook<What>[] =>
  Array.from({ length: switches.has('duplicate') ? DUPLICATES : 1 }, () => webhook);

const contradict = (word: Word): Word[] => [
  { ...word, status: word.status === 'SUCCESS' ? 'FAILED' : 'SUCCESS' },
  { ...word, amount: `1${word.amount}` },
];
