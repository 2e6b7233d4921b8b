import type { catalogue, records } from '@hintha/contract';
import { addMoney, formatAmount, negateMoney } from '@hintha/money';
import { coverPath, vendorNameIn } from '../catalogue/index.ts';
import type { StoredPosting } from '../wallet/index.ts';
import type { RoundProof } from '../vendors/index.ts';
import type { RecordedBet } from './name-bets.ts';
import type { Winner } from './list-winners.ts';

export const toBetView = ({ bet, game }: RecordedBet, language: string): records.BetView => ({
  id: bet.id,
  ...toTitle({ bet, game }, language),
  round: bet.roundId,
  stake: formatAmount(bet.stake),
  payout: formatAmount(bet.payout),
  profit: formatAmount(addMoney(bet.payout, negateMoney(bet.stake))),
  state: stateOf({ bet, game }),
  placedAt: bet.placedAt.getTime(),
  settledAt: bet.settledAt?.getTime() ?? null,
  atVendor: bet.feedPosition !== null,
});

/** A bet outlives its title; then the ids of source and game stand in for the names. */
export const toTitle = ({ bet, game }: RecordedBet, language: string) =>
  game === undefined
    ? {
        vendor: bet.source,
        vendorName: bet.source,
        gameName: bet.gameId,
        category: bet.category ?? '',
      }
    : {
        vendor: game.vendor,
        vendorName: vendorNameIn(game, language),
        gameName: game.names[language] ?? game.title,
        category: game.category,
      };

const stateOf = ({ bet }: RecordedBet): records.BetView['state'] => {
  if (bet.state === 'open') return 'PENDING';
  if (bet.state === 'void') return 'VOID';
  if (bet.payout === bet.stake) return 'PUSH';
  return bet.payout > bet.stake ? 'WIN' : 'LOSE';
};

export const toPostingView = (posting: StoredPosting) => ({
  id: posting.id,
  kind: posting.kind,
  amount: formatAmount(posting.amount),
  balanceAfter: formatAmount(posting.balanceAfter),
  at: posting.at.getTime(),
});

export const toProofView = (proof: RoundProof | null): records.RoundProofView | null =>
  proof && { ...proof, outcome: proof.outcome && toOutcomeView(proof.outcome) };

const toOutcomeView = ({ spins, ...outcome }: NonNullable<RoundProof['outcome']>) => ({
  ...outcome,
  spins: spins.map((spin) => ({
    ...spin,
    stops: [...spin.stops],
    window: spin.window.map((reel) => [...reel]),
    lineWins: [...spin.lineWins],
  })),
});

export const toWinnerView = (winner: Winner, language: string): catalogue.WinnerView => ({
  player: mask(winner.account),
  gameName: winner.game.names[language] ?? winner.game.title,
  cover: coverPath(winner.game.vendor, winner.game.code),
  prize: formatAmount(winner.bet.payout),
  wonAt: (winner.bet.settledAt ?? winner.bet.placedAt).getTime(),
  demo: winner.demo,
});

export const toPlayingView = (played: Winner, language: string): catalogue.PlayingView => ({
  player: mask(played.account),
  gameName: played.game.names[language] ?? played.game.title,
  cover: coverPath(played.game.vendor, played.game.code),
  stake: formatAmount(played.bet.stake),
  placedAt: played.bet.placedAt.getTime(),
  demo: played.demo,
});

/** First letter, three stars, last two: enough to recognise oneself. */
const mask = (name: string): string => `${name.slice(0, 1)}***${name.slice(-2)}`;
