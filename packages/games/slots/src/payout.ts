import { money, type Money } from '@hintha/money';
import type { Round } from './play-round.ts';
import type { SlotGame } from './slot-game.ts';

declare const kind: unique symbol;

/** The worth of one coin, one of those the game offers. */
export type CoinValue = Money & { readonly [kind]: 'coin value' };

export type CoinValueValidationError = 'not_a_coin_value';

export const parseCoinValue = (game: SlotGame, amount: Money): CoinValue | CoinValueValidationError =>
  game.coinValues.includes(amount) ? (amount as CoinValue) : 'not_a_coin_value';

/** What a round costs. */
export const stakeOf = (game: SlotGame, coinValue: CoinValue): Money =>
  money(coinValue * BigInt(game.betCoins));

/** What a round pays, free spins included; exact, since coins are whole. */
export const payoutOf = (round: Round, coinValue: CoinValue): Money => money(coinValue * BigInt(round.coins));
