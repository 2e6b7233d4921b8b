import type { sports } from '@hintha/contract';
import { writePrice } from '../../../shared/sports/prices.ts';
import type { PriceChanges, PriceFormat } from '../markets/use-preferences.ts';
import type { LegNow } from './leg-now.ts';
import { kindOf, legsOfMode, modeOf, problemsOf } from './modes.ts';
import { keyOf, type Mode, type Order, type Slip, type SlipLeg, togetherKeyOf } from './slip.ts';

/** One ticket in the making. */
export interface DraftBet {
  readonly kind: sports.TicketKind;
  readonly legs: readonly LegNow[];
  readonly amount: string;
  readonly systemSize: number | null;
  readonly format: PriceFormat;
  /** Of a bet builder: its price as it was agreed to; null until one was quoted. */
  readonly together: string | null;
}

/** Only a single bet can be in another format. */
const singleOf = (leg: LegNow, slip: Slip, format: PriceFormat): DraftBet => ({
  kind: leg.leg.fee === null ? 'single' : 'body',
  legs: [leg],
  amount: slip.stakes[leg.key] ?? slip.stake,
  systemSize: null,
  format: leg.leg.fee === null ? format : 'decimal',
  together: null,
});

export const systemSizeOf = (size: number, legs: number): number => Math.max(1, Math.min(size, legs - 1));

/** The tickets that the slip comes to: one for each single, else one in all. */
export const betsOf = (slip: Slip, legs: readonly LegNow[], format: PriceFormat): readonly DraftBet[] => {
  const mode = modeOf(slip);
  return mode === 'single'
    ? legs.map((leg) => singleOf(leg, slip, format))
    : [combinedBetOf(slip, legs, mode)];
};

/** Several selections as one ticket. */
export const combinedBetOf = (
  slip: Slip,
  legs: readonly LegNow[],
  mode: Exclude<Mode, 'single'>,
): DraftBet => {
  const inMode = legsOfMode(slip.legs, mode);
  const keys = new Set(inMode.map(keyOf));
  const taken = legs.filter(({ key }) => keys.has(key));
  return {
    kind: kindOf(slip.legs, mode),
    legs: taken,
    amount: slip.stake,
    systemSize: mode === 'system' ? systemSizeOf(slip.systemSize, taken.length) : null,
    format: 'decimal',
    together: slip.together?.of === togetherKeyOf(inMode) ? slip.together.price : null,
  };
};

/** The line and the price or fee of a selection, as the page shows them and as they are sent. */
export const askedLegOf = (leg: SlipLeg, format: PriceFormat): sports.AskedLeg => ({
  marketId: leg.marketId,
  pick: leg.pick,
  line: leg.line,
  shown: leg.fee?.text ?? writePrice(leg.price ?? '', format),
});

export const orderOf = (
  { kind, legs, amount, systemSize, format, together }: DraftBet,
  accepts: PriceChanges,
  requestId: string,
): Order => ({
  requestId,
  kind,
  legs: legs.map(({ leg }) => askedLegOf(leg, format)),
  systemSize,
  format,
  amount,
  accepts,
  combinedPrice: kind === 'builder' ? together : null,
});

/** Why a bet cannot be sent as it stands. */
export type Block = 'sameMatch' | 'notOpen' | 'moved';

const blockOf = (leg: LegNow): Block | null => {
  if (leg.state !== 'open') return 'notOpen';
  return leg.moved === null ? null : 'moved';
};

/** What keeps a bet from being sent; of singles only those that are open are sent. */
export const blocksOf = (slip: Slip, { legs }: DraftBet): readonly Block[] => {
  const problems = problemsOf(slip.legs, modeOf(slip));
  return legs.flatMap((leg) => {
    const { kind } = problems.get(leg.key) ?? {};
    if (kind === 'sameMatch' || kind === 'sameLeague') return ['sameMatch' as const];
    return blockOf(leg) ?? [];
  });
};
