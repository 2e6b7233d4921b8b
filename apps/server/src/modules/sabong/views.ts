import type { sabong } from '@hintha/contract';
import { formatAmount, money, type Money, sumMoney, ZERO } from '@hintha/money';
import { type Dividends, printDividend } from '@hintha/sabong';
import type { ReadBet } from './bets/list-bets.ts';
import type { ReadArena, ReadFight } from './fights/read-fights.ts';
import { closedPools, dividendsAt, mostOn } from './rules.ts';
import type { SabongSettings } from './settings.ts';
import type { Arena, Fight, FightPick, FightState, PoolRow } from './types.ts';

/** What is done behind a result is nothing that the players know. */
const stateOnWire = (state: FightState): sabong.FightState => {
  if (state === 'SETTLING') return 'RESULT';
  return state === 'RESETTLING' ? 'SETTLED' : state;
};

export const nameIn = ({ names, code }: Pick<Arena, 'names' | 'code'>, language: string): string =>
  names[language] ?? names.en ?? code;

const rowOf = (pools: readonly PoolRow[], pick: FightPick) =>
  pools.find((row) => row.pick === pick) ?? { stake: ZERO, bets: 0 };

/** The dividends of a fight: final when it is closed, else by what is staked now. */
export const dividendsOf = (fight: Fight, pools: readonly PoolRow[], plasada: number): Dividends => {
  const closed = closedPools(fight);
  const [meron, wala] = [rowOf(pools, 'meron').stake, rowOf(pools, 'wala').stake];
  if (closed === null) return dividendsAt({ meron, wala }, plasada);
  return { net: closed.net, meron: closed.meronDividend, wala: closed.walaDividend, cancelled: undefined };
};

const toPoolView = (pools: readonly PoolRow[], pick: FightPick) => {
  const { stake, bets } = rowOf(pools, pick);
  return { stake: formatAmount(stake), bets };
};

const toDividend = (dividend: bigint): string | null => (dividend === 0n ? null : printDividend(dividend));

/** What is in the pool of draws of a fight; null where draws have odds. */
const drawPoolOf = ({ fight, arena, pools }: ReadFight): Money | null => {
  if ((fight.drawMode ?? arena.drawMode) === 'FIXED') return null;
  return fight.drawTotal ?? sumMoney([arena.carried, rowOf(pools, 'draw').stake]);
};

const toSettled = ({ settledAt, paid, breakage }: Fight): sabong.FightView['settled'] => {
  if (settledAt === null || paid === null || breakage === null) return null;
  return { paid: formatAmount(paid), breakage: formatAmount(breakage), at: settledAt.getTime() };
};

const DEFAULT_PLASADA = 5;

export const toFightView = (read: ReadFight): sabong.FightView => {
  const { fight, arena, pools, blocks } = read;
  const dividends = dividendsOf(fight, pools, fight.plasada ?? DEFAULT_PLASADA);
  const drawPool = drawPoolOf(read);
  return {
    id: String(fight.id),
    arena: fight.arena,
    event: fight.event,
    number: fight.number,
    meron: fight.meron,
    wala: fight.wala,
    state: stateOnWire(fight.state),
    openedAt: fight.openedAt?.getTime() ?? null,
    closesAt: fight.closesAt?.getTime() ?? null,
    pools: {
      meron: toPoolView(pools, 'meron'),
      wala: toPoolView(pools, 'wala'),
      draw: toPoolView(pools, 'draw'),
    },
    dividends: { meron: toDividend(dividends.meron), wala: toDividend(dividends.wala) },
    isFinal: fight.closedAt !== null,
    plasada: fight.plasada,
    net: formatAmount(dividends.net),
    draw: {
      mode: fight.drawMode ?? arena.drawMode,
      pool: drawPool === null ? null : formatAmount(drawPool),
    },
    blocked: blocks.map(({ pick }) => pick),
    result: fight.result,
    version: fight.version,
    cancelReason: fight.cancelReason,
    settled: toSettled(fight),
  };
};

export const toArenaView = (
  { arena, current, fights, over }: ReadArena,
  language: string,
): sabong.ArenaView => ({
  code: arena.code,
  name: nameIn(arena, language),
  fights,
  over,
  current: current === null ? null : toFightView(current),
});

export const toLimitsView = (settings: SabongSettings): sabong.SabongLimits => ({
  least: formatAmount(settings.leastBet),
  most: formatAmount(settings.mostBet),
  mostOnDraw: formatAmount(mostOn('draw', settings)),
  mostOnFight: formatAmount(settings.mostOnFight),
  lastCallSeconds: settings.lastCallSeconds,
});

const stateOf = ({ bet, own }: ReadBet): sabong.SabongBetView['state'] => {
  if (bet.state === 'open') return 'OPEN';
  if (bet.state === 'void') return 'REFUNDED';
  if (bet.payout === own.stake) return 'REFUNDED';
  return bet.payout > 0n ? 'WON' : 'LOST';
};

const DRAW_DIVIDEND = '9.0000';

const dividendOn = ({ own, fight, pools }: ReadBet): string | null => {
  if (own.pick === 'draw') return fight.drawMode === 'POOL' ? null : DRAW_DIVIDEND;
  return toDividend(dividendsOf(fight, pools, fight.plasada ?? DEFAULT_PLASADA)[own.pick]);
};

/** What came back; of a bet that is void its stake. */
const returnedOf = ({ bet, own }: ReadBet): Money => (bet.state === 'void' ? own.stake : money(bet.payout));

export const toBetView = (read: ReadBet, arenaName: string): sabong.SabongBetView => {
  const { own, fight } = read;
  return {
    id: String(own.id),
    fightId: String(fight.id),
    arena: fight.arena,
    arenaName,
    event: fight.event,
    number: fight.number,
    meron: fight.meron,
    wala: fight.wala,
    pick: own.pick,
    stake: formatAmount(own.stake),
    placedAt: own.placedAt.getTime(),
    fightState: stateOnWire(fight.state),
    result: fight.result,
    cancelReason: fight.cancelReason,
    dividend: dividendOn(read),
    state: stateOf(read),
    payout: formatAmount(returnedOf(read)),
  };
};
