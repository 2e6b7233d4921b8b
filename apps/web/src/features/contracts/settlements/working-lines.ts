import type { Contract, Settlement } from '../use-contracts.ts';

type Parts = Settlement['parts'];

interface Line {
  /** Its words under `contracts.lines`. */
  readonly name: keyof Parts | 'carry' | 'loss' | 'daySoFar';
  readonly amount: string;
  readonly isTaken?: boolean;
  readonly isSum?: boolean;
}

const TAKEN = ['payout', 'rebates', 'cashback', 'bonuses', 'salary'] as const;

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** How the net of a team comes about: what was staked less what went back to it. */
const netLines = ({ parts }: Settlement, deductSalary: boolean): Line[] => [
  { name: 'stake', amount: parts.stake },
  ...TAKEN.filter((part) => isSome(parts[part]) && (part !== 'salary' || deductSalary)).map(
    (name) => ({ name, amount: parts[name], isTaken: true }) as const,
  ),
  { name: 'net', amount: parts.net, isSum: true },
];

/** What a settlement was reckoned from, in the order in which it is reckoned. */
export const linesOf = (settlement: Settlement, contract: Contract | undefined): Line[] => {
  const { kind, parts, volume, carryBefore } = settlement;
  if (kind === 'DIVIDEND')
    return [
      ...netLines(settlement, contract?.deductSalary === true),
      ...(isSome(carryBefore) ? [{ name: 'carry', amount: carryBefore } as const] : []),
      { name: 'loss', amount: volume, isSum: true },
    ];
  const valid = { name: 'valid', amount: parts.valid } as const;
  if (kind === 'REALTIME') return [valid, { name: 'daySoFar', amount: volume }];
  return contract?.requireLoss === true && kind === 'DAILY'
    ? [...netLines(settlement, false), valid]
    : [valid];
};
