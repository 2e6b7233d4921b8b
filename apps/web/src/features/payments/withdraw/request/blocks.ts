import type { Payee, Security, Withdrawal } from '../own-queries.ts';

/** What a withdrawal waits for. */
export type Wait = { kind: 'held'; until: number } | { kind: 'resting'; usableAt: number };

/** What stands between the member and a withdrawal, each with its own way out. */
export type Block = Wait | { kind: 'turnover'; remaining: string } | { kind: 'inProgress'; id: string };

interface Standing {
  security: Security;
  payees: readonly Payee[];
  /** Of the turnover, as it came over the wire. */
  remaining: string;
  withdrawals: readonly Withdrawal[];
  now: number;
}

export const isUsable = ({ usableAt }: Payee, now: number): boolean => usableAt <= now;

/** What only time ends, told before money is paid in as well. */
export const waitsOf = ({
  security: { withdrawalsHeldUntil: until },
  payees,
  now,
}: Pick<Standing, 'security' | 'payees' | 'now'>): Wait[] => [
  ...(until !== null && until > now ? [{ kind: 'held', until } as const] : []),
  ...restOf(payees, now),
];

export const blocksOf = ({ security, payees, remaining, withdrawals, now }: Standing): Block[] => {
  const blocks: Block[] = waitsOf({ security, payees, now });
  if (/[1-9]/u.test(remaining)) blocks.push({ kind: 'turnover', remaining });
  const open = withdrawals.find(isInTheWay);
  if (open !== undefined) blocks.push({ kind: 'inProgress', id: open.id });
  return blocks;
};

// One withdrawal at a time is on its way; which with a payment in dispute still counts, the server alone knows.
const isInTheWay = ({ endedAt, payouts }: Withdrawal): boolean =>
  endedAt === null && !payouts.some(({ state }) => state === 'DISPUTED' || state === 'RESEND');

/** New accounts block only as long as there is no older one. */
const restOf = (payees: readonly Payee[], now: number): Wait[] => {
  if (payees.length === 0 || payees.some((payee) => isUsable(payee, now))) return [];
  return [{ kind: 'resting', usableAt: Math.min(...payees.map(({ usableAt }) => usableAt)) }];
};
