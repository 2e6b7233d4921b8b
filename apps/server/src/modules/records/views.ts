import type { catalogue, records } from '@hintha/contract';
import { addMoney, formatAmount, negateMoney } from '@hintha/money';
import { coverPath } from '../catalogue/index.ts';
import type { StoredPosting } from '../wallet/index.ts';
import type { RecordedBet } from './list-bets.ts';
import type { Winner } from './list-winners.ts';

export const toBetView = ({ round, game }: RecordedBet, language: string): records.BetView => ({
  id: round.id,
  ...toTitle({ round, game }, language),
  round: round.roundId,
  stake: formatAmount(round.stake),
  payout: formatAmount(round.payout),
  profit: formatAmount(addMoney(round.payout, negateMoney(round.stake))),
  state: stateOf({ round, game }),
  placedAt: round.openedAt.getTime(),
  settledAt: round.finishedAt?.getTime() ?? null,
  atVendor: round.feedPosition !== null,
});

/** A round outlives its title; then the ids of source and game stand in for the names. */
const toTitle = ({ round, game }: RecordedBet, language: string) =>
  game === undefined
    ? {
        vendor: round.source,
        vendorName: round.source,
        gameName: round.gameId,
        category: round.category ?? '',
      }
    : {
        vendor: game.vendor,
        vendorName: game.vendorName,
        gameName: game.names[language] ?? game.title,
        category: game.category,
      };

const stateOf = ({ round }: RecordedBet): records.BetView['state'] => {
  if (round.state === 'open') return 'PENDING';
  if (round.state === 'void') return 'VOID';
  if (round.payout === round.stake) return 'PUSH';
  return round.payout > round.stake ? 'WIN' : 'LOSE';
};

export const toPostingView = (posting: StoredPosting) => ({
  id: posting.id,
  kind: posting.kind,
  amount: formatAmount(posting.amount),
  balanceAfter: formatAmount(posting.balanceAfter),
  at: posting.at.getTime(),
});

export const toWinnerView = (winner: Winner, language: string): catalogue.WinnerView => ({
  player: mask(winner.account),
  gameName: winner.game.names[language] ?? winner.game.title,
  cover: coverPath(winner.game.vendor, winner.game.code),
  prize: formatAmount(winner.round.payout),
  wonAt: (winner.round.finishedAt ?? winner.round.openedAt).getTime(),
  demo: winner.demo,
});

/** First letter, three stars, last two: enough to recognise oneself. */
const mask = (name: string): string => `${name.slice(0, 1)}***${name.slice(-2)}`;
