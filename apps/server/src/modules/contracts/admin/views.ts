import { formatAmount } from '@hintha/money';
import type { StoredMonth } from '../affiliates/affiliate-store.ts';
import type { Reckoning } from '../runs/reckon.ts';
import type { Settlement } from '../runs/settlement-store.ts';
import type { Contract } from '../types.ts';
import { toPercent, toTier } from '../views.ts';
import type { RunRow } from './admin-store.ts';

type Names = ReadonlyMap<bigint, { readonly name: string }>;

export const toRunView = ({ kind, key, from, to, contracts, volume, amount, doneAt }: RunRow) => ({
  kind,
  period: key,
  from: from.getTime(),
  to: to.getTime(),
  contracts,
  volume: formatAmount(volume),
  amount: formatAmount(amount),
  doneAt: doneAt.getTime(),
});

export const toRunLine = ({ contract, inputs, earned }: Reckoning, names: Names) => ({
  contractId: String(contract.id),
  payee: names.get(contract.payeeId)?.name ?? '',
  volume: formatAmount(earned.volume),
  active: inputs.active,
  tier: earned.tier,
  amount: formatAmount(earned.amount),
});

export const toAccountContractView = (contract: Contract, names: Names) => {
  const { id, kind, state, payerId, payeeId, period, tiers, endReason } = contract;
  return {
    id: String(id),
    kind,
    state,
    payer: payerId === null ? null : (names.get(payerId)?.name ?? ''),
    payee: names.get(payeeId)?.name ?? '',
    period,
    tiers: tiers.map(toTier),
    effectiveFrom: contract.effectiveFrom?.getTime() ?? null,
    endedFrom: contract.endedFrom?.getTime() ?? null,
    endReason,
  };
};

export const toAccountSettlementView = (settlement: Settlement) => ({
  id: String(settlement.id),
  contractId: String(settlement.contractId),
  period: settlement.periodKey,
  volume: formatAmount(settlement.volume),
  active: settlement.active,
  rate: toPercent(settlement.rate),
  amount: formatAmount(settlement.amount),
  state: settlement.paymentState,
  reason: settlement.reason,
});

export const toMonthView = (month: StoredMonth, names: Names) => ({
  id: String(month.id),
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
