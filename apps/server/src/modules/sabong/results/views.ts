import type { AdminFightView } from '@hintha/contract';
import { formatAmount, money, ZERO } from '@hintha/money';
import { printDividend } from '@hintha/sabong';
import type { ReadFight } from '../fights/read-fights.ts';
import { drawLiability } from '../rules.ts';
import type { Fight, FightPick } from '../types.ts';
import { dividendsOf } from '../views.ts';

const DEFAULT_PLASADA = 5;

const toSide = ({ fight, arena, pools, blocks }: ReadFight, pick: FightPick) => {
  const { stake, bets } = pools.find((row) => row.pick === pick) ?? { stake: ZERO, bets: 0 };
  const dividends = dividendsOf(fight, pools, fight.plasada ?? DEFAULT_PLASADA);
  const dividend = pick === 'draw' ? 0n : dividends[pick];
  const isAtOdds = pick === 'draw' && (fight.drawMode ?? arena.drawMode) === 'FIXED';
  return {
    stake: formatAmount(stake),
    bets,
    dividend: dividend === 0n ? null : printDividend(dividend),
    liability: formatAmount(isAtOdds ? drawLiability(stake) : ZERO),
    isBlocked: blocks.some((block) => block.pick === pick),
  };
};

/** What the operator took of a settled fight; of a draw nothing. */
const toFigures = ({ paid, breakage, result, net, meronStake, walaStake }: Fight) => {
  if (paid === null || breakage === null) return null;
  const pool = (meronStake ?? 0n) + (walaStake ?? 0n);
  const plasada = result === 'draw' ? 0n : pool - (net ?? 0n);
  return {
    plasada: formatAmount(money(plasada)),
    breakage: formatAmount(breakage),
    paid: formatAmount(paid),
  };
};

const timeOf = (at: Date | null): number | null => at?.getTime() ?? null;

export const toAdminFightView = (read: ReadFight): AdminFightView => {
  const { fight, arena } = read;
  const { en = arena.code, my = en } = arena.names;
  return {
    id: String(fight.id),
    arena: fight.arena,
    names: { en, my },
    event: fight.event,
    number: fight.number,
    meron: fight.meron,
    wala: fight.wala,
    state: fight.state,
    openedAt: timeOf(fight.openedAt),
    closesAt: timeOf(fight.closesAt),
    closedAt: timeOf(fight.closedAt),
    releasedAt: timeOf(fight.releasedAt),
    plasada: fight.plasada,
    drawMode: fight.drawMode ?? arena.drawMode,
    sides: { meron: toSide(read, 'meron'), wala: toSide(read, 'wala'), draw: toSide(read, 'draw') },
    result: fight.result,
    resultAt: timeOf(fight.resultAt),
    version: fight.version,
    cancelReason: fight.cancelReason,
    figures: toFigures(fight),
    finishedAt: timeOf(fight.finishedAt),
  };
};
