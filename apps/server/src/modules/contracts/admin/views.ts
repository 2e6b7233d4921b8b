import { formatAmount, money } from '@hintha/money';
import type { AppContext } from '../../../app-context.ts';
import { findAccountNames } from '../../identity/index.ts';
import type { StoredMonth } from '../affiliates/affiliate-store.ts';
import type { Reckoning } from '../runs/reckon.ts';
import type { Settlement } from '../runs/settlement-store.ts';
import type { Contract } from '../types.ts';
import { toPercent, toTier } from '../views.ts';
import type { DebtRow, RunRow, Written } from './admin-store.ts';

const DAY_MS = 24 * 3_600_000;

type Names = ReadonlyMap<bigint, { readonly name: string }>;

interface Parties {
  readonly payerId: bigint | null;
  readonly payeeId: bigint | null;
}

/** The names of all that are parties of something. */
export const nameParties = ({ db }: AppContext, rows: readonly Parties[]): Promise<Names> => {
  const ids = rows.flatMap(({ payerId, payeeId }) => [payerId, payeeId]).filter((id) => id !== null);
  return findAccountNames(db, [...new Set(ids)]);
};

const toParty = (id: bigint, names: Names) => ({ id: String(id), name: names.get(id)?.name ?? '' });
const toPartyOrOperator = (id: bigint | null, names: Names) => (id === null ? null : toParty(id, names));

export const toRunView = ({ key, from, to, volume, amount, doneAt, ...run }: RunRow) => ({
  kind: run.kind,
  period: key,
  unit: run.unit,
  from: from.getTime(),
  to: to.getTime(),
  contracts: run.contracts,
  volume: formatAmount(volume),
  amount: formatAmount(amount),
  doneAt: doneAt.getTime(),
});

export const toRunLine = (
  { contract, inputs, earned }: Reckoning,
  written: Written | undefined,
  names: Names,
) => ({
  contractId: String(contract.id),
  payer: toPartyOrOperator(contract.payerId, names),
  payee: toParty(contract.payeeId, names),
  volume: formatAmount(earned.volume),
  active: inputs.active,
  tier: earned.tier,
  rate: toPercent(earned.rate),
  amount: formatAmount(earned.amount),
  written:
    written === undefined
      ? null
      : { settlementId: String(written.settlementId), amount: formatAmount(written.amount) },
  difference: formatAmount(money(earned.amount - (written?.amount ?? 0n))),
});

export const toAccountContractView = (contract: Contract, names: Names) => {
  const { id, kind, state, payerId, payeeId, period, tiers, endReason } = contract;
  const { carryNegative, requireLoss, deductSalary, manual } = contract;
  return {
    id: String(id),
    kind,
    state,
    payer: toPartyOrOperator(payerId, names),
    payee: toParty(payeeId, names),
    period,
    carryNegative,
    requireLoss,
    deductSalary,
    manual,
    tiers: tiers.map(toTier),
    offeredAt: contract.offeredAt.getTime(),
    effectiveFrom: contract.effectiveFrom?.getTime() ?? null,
    endedFrom: contract.endedFrom?.getTime() ?? null,
    endReason,
  };
};

export const toSettlementRow = (settlement: Settlement, names: Names) => {
  const { paymentState: state, paid } = settlement;
  return {
    id: String(settlement.id),
    contractId: String(settlement.contractId),
    kind: settlement.kind,
    payer: toPartyOrOperator(settlement.payerId, names),
    payee: toParty(settlement.payeeId, names),
    period: settlement.periodKey,
    volume: formatAmount(settlement.volume),
    active: settlement.active,
    tier: settlement.tier,
    rate: toPercent(settlement.rate),
    amount: formatAmount(settlement.amount),
    payment: state === null || paid === null ? null : { state, paid: formatAmount(paid) },
    reason: settlement.reason,
  };
};

/** A debt is paid in parts once it has waited in whole for so many days. */
export const toDebtView = (debt: DebtRow, names: Names, wholeDays: number) => ({
  id: String(debt.id),
  contractId: String(debt.contractId),
  kind: debt.kind,
  period: debt.payKey,
  payer: toParty(debt.payerId, names),
  payee: toPartyOrOperator(debt.payeeId, names),
  amount: formatAmount(debt.amount),
  paid: formatAmount(debt.paid),
  left: formatAmount(money(debt.amount - debt.paid)),
  since: debt.since.getTime(),
  partsFrom: debt.since.getTime() + wholeDays * DAY_MS,
});

export const toMonthView = (month: StoredMonth, names: Names) => ({
  id: String(month.id),
  accountId: String(month.accountId),
  account: names.get(month.accountId)?.name ?? '',
  stake: formatAmount(month.stake),
  payout: formatAmount(month.payout),
  bonuses: formatAmount(month.bonuses),
  rebates: formatAmount(month.rebates),
  paymentFees: formatAmount(month.paymentFees),
  revenue: formatAmount(month.revenue),
  carryBefore: formatAmount(month.carryBefore),
  active: month.active,
  rate: toPercent(month.rate),
  amount: formatAmount(month.amount),
  state: month.state,
});
