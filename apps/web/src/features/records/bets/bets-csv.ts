import type { records } from '@hintha/contract';
import { csvOf } from '@hintha/ui';
import { localStamp } from '../../../shared/period/period.ts';

type Bet = records.RecordedBet;

/** The words of the file's first line and of the states, in the language of the page. */
export interface CsvWords {
  heads: readonly string[];
  states: Record<Bet['state'], string>;
  wallets: { main: string; game: string };
  /** Of what of its game a bet is on; empty where its game says all. */
  onOf: (on: Bet['on']) => string;
}

/** Bets as a CSV file: instants by the clock of the business zone, amounts as plain numbers. */
export const betsCsv = (bets: readonly Bet[], words: CsvWords): string =>
  csvOf([
    words.heads,
    ...bets.map((bet) => [
      localStamp(bet.placedAt),
      bet.gameName,
      words.onOf(bet.on),
      bet.vendorName,
      bet.round,
      bet.stake,
      bet.payout,
      bet.profit,
      words.states[bet.state],
      bet.settledAt === null ? '' : localStamp(bet.settledAt),
      bet.atVendor ? words.wallets.game : words.wallets.main,
    ]),
  ]);
