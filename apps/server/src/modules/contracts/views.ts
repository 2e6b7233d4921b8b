import type { contracts } from '@hintha/contract';
import type { Tier } from '@hintha/agents';
import { formatAmount, money, ZERO } from '@hintha/money';
import type { ContractFlags } from './read-flags.ts';
import { netOf } from './runs/earn.ts';
import type { Settlement } from './runs/settlement-store.ts';
import type { Replay } from './runs/what-if.ts';
import type { Contract, Kind, Payment, Termination } from './types.ts';

type Names = ReadonlyMap<bigint, { readonly name: string }>;

const HUNDREDTHS = 100;

export const toPercent = (rate: number): string => (rate / HUNDREDTHS).toFixed(2);

export const toTier = ({ minVolume, minActive, rate }: Tier): contracts.TierView => ({
  minVolume: formatAmount(minVolume),
  minActive,
  rate: toPercent(rate),
});

const directionOf = (me: bigint, { payeeId }: { readonly payeeId: bigint | null }) =>
  payeeId === me ? ('UP' as const) : ('DOWN' as const);

const partyOf = (
  me: bigint,
  { payerId, payeeId }: { readonly payerId: bigint | null; readonly payeeId: bigint | null },
  names: Names,
): string | null => {
  const other = payeeId === me ? payerId : payeeId;
  return other === null ? null : (names.get(other)?.name ?? '');
};

export interface Seen {
  readonly me: bigint;
  readonly names: Names;
  readonly wishes: ReadonlyMap<bigint, Termination>;
}

export const toContractView = (contract: Contract, { me, names, wishes }: Seen): contracts.ContractView => {
  const { id, kind, state, period, carryNegative, requireLoss, deductSalary, manual, endReason } = contract;
  const wish = wishes.get(id);
  return {
    id: String(id),
    kind,
    state,
    direction: directionOf(me, contract),
    party: partyOf(me, contract, names),
    period,
    carryNegative,
    requireLoss,
    deductSalary,
    manual,
    tiers: contract.tiers.map(toTier),
    offeredAt: contract.offeredAt.getTime(),
    expiresAt: contract.expiresAt.getTime(),
    effectiveFrom: contract.effectiveFrom?.getTime() ?? null,
    endedFrom: contract.endedFrom?.getTime() ?? null,
    endReason,
    termination: wish === undefined ? null : toWishView(wish, contract.payerId === me),
  };
};

const toWishView = ({ byPayer, expiresAt }: Termination, isPayer: boolean) => ({
  mine: byPayer === isPayer,
  byUpline: byPayer,
  expiresAt: expiresAt.getTime(),
});

/** A carry in hundredths, or in ten thousandths of them, as a decimal. */
const toCarry = (kind: Kind, carry: bigint): string => {
  if (kind !== 'REALTIME') return formatAmount(money(carry));
  const size = carry < 0n ? -carry : carry;
  const digits = String(size).padStart(7, '0');
  return `${carry < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
};

export const toSettlementView = (
  settlement: Settlement,
  contract: Contract,
  { me, names }: Pick<Seen, 'me' | 'names'>,
): contracts.SettlementView => {
  const { figures, kind } = settlement;
  const parts = Object.entries(figures).map(([name, sum]) => [name, formatAmount(sum)]);
  return {
    id: String(settlement.id),
    contractId: String(settlement.contractId),
    kind,
    direction: directionOf(me, settlement),
    party: partyOf(me, settlement, names),
    period: settlement.periodKey,
    from: settlement.from.getTime(),
    to: settlement.to.getTime(),
    volume: formatAmount(settlement.volume),
    active: settlement.active,
    parts: { ...Object.fromEntries(parts), net: formatAmount(netOf(figures, contract)) },
    carryBefore: toCarry(kind, settlement.carryBefore),
    carryAfter: toCarry(kind, settlement.carryAfter),
    tier: settlement.tier,
    tiers: contract.tiers.map(toTier),
    rate: toPercent(settlement.rate),
    amount: formatAmount(settlement.amount),
    payment: toPaid(settlement),
    reason: settlement.reason,
  };
};

const toPaid = ({ paymentId, paymentState, paid, dueAt }: Settlement) =>
  paymentId === null || paymentState === null || dueAt === null
    ? null
    : {
        id: String(paymentId),
        state: paymentState,
        paid: formatAmount(paid ?? ZERO),
        dueAt: dueAt.getTime(),
      };

export const toPaymentView = (
  payment: Payment,
  { me, names }: Pick<Seen, 'me' | 'names'>,
): contracts.PaymentView => ({
  id: String(payment.id),
  contractId: String(payment.contractId),
  kind: payment.kind,
  direction: directionOf(me, payment),
  party: partyOf(me, payment, names),
  period: payment.payKey,
  amount: formatAmount(payment.amount),
  paid: formatAmount(payment.paid),
  state: payment.state,
  dueAt: payment.dueAt.getTime(),
  debtSince: payment.debtSince?.getTime() ?? null,
});

const flag = (isOn: boolean): '0' | '1' => (isOn ? '1' : '0');

export const toFlagsView = ({ settings, isParty, mostRates, owes }: ContractFlags) => {
  const asks = (kind: Kind) => flag(!owes && mostRates[kind] > 0);
  return {
    dailysalreqtype: asks('DAILY'),
    divtypereq: asks('DIVIDEND'),
    contracthoursalreq: asks('HOURLY'),
    realtimesalreqtype: asks('REALTIME'),
    contractmrdailysalinfotype: flag(isParty && settings.dailyTogetherOn),
    contracthoursalinfo: flag(isParty && settings.hourlyOn),
    dailysalinfotype: flag(isParty && settings.dailyOn),
    realtimesalinfotype: flag(isParty && settings.realtimeOn),
    divtypeinfo: flag(isParty && settings.dividendOn),
    mostRates: {
      DIVIDEND: toPercent(mostRates.DIVIDEND),
      DAILY: toPercent(mostRates.DAILY),
      HOURLY: toPercent(mostRates.HOURLY),
      REALTIME: toPercent(mostRates.REALTIME),
    },
    owes,
  };
};

const sum = (amounts: readonly bigint[]): string =>
  formatAmount(money(amounts.reduce((all, one) => all + one, 0n)));

export const toReplayView = ({ unit, periods }: Replay) => {
  return {
    unit,
    periods: periods.map(({ span, active, earned, current }) => ({
      period: span.key,
      from: span.from.getTime(),
      volume: formatAmount(earned.volume),
      active,
      tier: earned.tier,
      amount: formatAmount(earned.amount),
      current: formatAmount(current),
    })),
    amount: sum(periods.map(({ earned }) => earned.amount)),
    current: sum(periods.map(({ current }) => current)),
  };
};
