import type { lottery } from '@hintha/contract';
import { parseSelection } from '@hintha/lottery';
import { formatAmount, money, type Money, sumMoney } from '@hintha/money';
import assert from 'node:assert/strict';
import type { Bet, Selection } from '../bets/index.ts';
import type { PublishedSeed } from './draws/seed-store.ts';
import { namesOf } from './game-names.ts';
import { gameOf } from './settlement/publish-result.ts';
import type { PublishedNumero } from './numeros/numero-store.ts';
import { isPublished, movedTo } from './rules.ts';
import type { OrderedBet, PlacedOrder } from './orders/list-orders.ts';
import { rulesOf } from './orders/price-bet.ts';
import type { Exposure, Stake } from './results/read-numeros.ts';
import { CANCELLED } from './orders/withdraw-bets.ts';
import type { LotteryGame, Numero, PlannedNumero } from './types.ts';

/** What a game is called in a language. */
export const nameIn = (code: string, language: string): string => {
  const names = namesOf(code);
  return names[language] ?? names.en;
};

/** The pictures of kinds of lotteries, by their rules: whatever draws a few digits a day has one. */
const IMAGES: Readonly<Record<string, lottery.LotteryImage>> = {
  SSC: 'SSC',
  '11X5': '11X5',
  PK10: 'PK10',
  LHC: 'LHC',
  LF3: 'LF',
  LF5: 'LF',
  MM2D: 'LF',
  MM3D: 'LF',
  TH_GLO: 'LF',
};

export const toGameView = (game: LotteryGame, language: string): lottery.LotteryGameView => ({
  gameCode: game.code,
  vendor: game.vendor,
  name: nameIn(game.code, language),
  rules: game.rules,
  image: IMAGES[game.rules] ?? null,
  prizeMode: game.family,
  isFirstParty: game.isFirstParty,
  isInstant: game.schedule.kind === 'instant',
});

/** What a numero is called by: its code, and the day to which it was moved. */
const toIssue = (numero: Pick<Numero, 'game' | 'code' | 'drawsAt'>) => ({
  gameCode: numero.game,
  issue: numero.code,
  movedTo: movedTo(gameOf(numero), numero),
});

export const toTimesView = (numero: PlannedNumero): lottery.NumeroTimes => ({
  ...toIssue(numero),
  openTime: numero.opensAt.getTime(),
  closeTime: numero.locksAt.getTime(),
  drawTime: numero.drawsAt.getTime(),
});

export const toNumbers = (result: NonNullable<Numero['result']>): string[][] =>
  result.map((tier) => [...tier]);

export const toNumeroView = (numero: PublishedNumero): lottery.NumeroView => ({
  ...toIssue(numero),
  numbers: toNumbers(numero.result),
  drawTime: numero.drawsAt.getTime(),
  openTime: numero.drawnAt.getTime(),
});

export const toDaySeedView = ({ day, commitment, serverSeed }: PublishedSeed): lottery.DaySeedView => ({
  day,
  commitment,
  serverSeed,
});

export const toDrawView = (numero: Numero, seed: PublishedSeed | undefined): lottery.DrawView => {
  const { state, locksAt, drawsAt, orders, betsHash, entropy, result, version } = numero;
  return {
    ...toIssue(numero),
    state,
    closeTime: locksAt.getTime(),
    drawTime: drawsAt.getTime(),
    numbers: result === null || !isPublished(numero) ? null : toNumbers(result),
    lock: orders === null || betsHash === null ? null : { orders, betsHash },
    proof: seed === undefined ? null : { commitment: seed.commitment, entropy, serverSeed: seed.serverSeed },
    version,
  };
};

const stateOf = ({ state, stake, payout, voidReason }: Bet): lottery.LotteryBetView['state'] => {
  if (state === 'open') return 'OPEN';
  if (state === 'void') return voidReason === CANCELLED ? 'CANCELLED' : 'VOID';
  if (payout === stake) return 'PUSH';
  return payout > 0n ? 'WON' : 'LOST';
};

/** How many combinations a bet is, and what each of them costs. */
const unitOf = (game: LotteryGame, { market, pick }: Selection, stake: Money) => {
  const play = rulesOf(game).plays.get(market);
  const selection = play && parseSelection(play, pick);
  assert(play !== undefined && typeof selection === 'object', `${pick} is no selection of ${market}`);
  const combinations = play.count(selection);
  return { combinations, unitStake: formatAmount(money(stake / BigInt(combinations))) };
};

const toBetView = (
  game: LotteryGame,
  { bet, placedAt, selection, isCapped }: OrderedBet,
): lottery.LotteryBetView => ({
  id: bet.id,
  playType: selection.market,
  numbers: selection.pick,
  ...unitOf(game, selection, placedAt),
  stake: formatAmount(placedAt),
  prizeMode: Number(selection.line),
  state: stateOf(bet),
  payout: formatAmount(bet.payout),
  ...(isCapped ? { isCapped } : {}),
});

export const toOrderView = (
  { order, numero, bets, cancellableUntil }: PlacedOrder,
  language: string,
): lottery.LotteryOrderView => {
  const game = gameOf(numero);
  return {
    id: String(order.id),
    ...toIssue(numero),
    gameName: nameIn(game.code, language),
    stake: formatAmount(order.stake),
    payout: formatAmount(sumMoney(bets.map(({ bet }) => bet.payout))),
    placedAt: order.placedAt.getTime(),
    closeTime: numero.locksAt.getTime(),
    drawTime: numero.drawsAt.getTime(),
    cancellableUntil: cancellableUntil?.getTime() ?? null,
    result: numero.result === null || !isPublished(numero) ? null : toNumbers(numero.result),
    bets: bets.map((bet) => toBetView(game, bet)),
  };
};

const toStake = ({ bets, stake, pays }: Stake) => ({
  bets,
  stake: formatAmount(money(stake)),
  pays: formatAmount(money(pays)),
});

export const toExposureView = ({ orders, stake, plays, numbers }: Exposure) => ({
  orders,
  stake: formatAmount(money(stake)),
  plays: [...plays].map(([playType, of]) => ({ playType, ...toStake(of) })),
  numbers: numbers.map(({ play: playType, number, ...of }) => ({ playType, number, ...toStake(of) })),
});
