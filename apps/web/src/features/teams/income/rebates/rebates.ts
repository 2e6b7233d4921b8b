import { formatAmount, sumMoney } from '@hintha/money';
import { csvOf } from '@hintha/ui';
import { localStamp } from '../../../../shared/period/period.ts';
import { signedMoney } from '../../../../shared/money/signed-money.ts';
import type { LotteryShare } from './use-lottery-shares.ts';
import type { Rebates, Share } from './use-rebates.ts';

export const totalOf = (amounts: readonly string[]): string =>
  formatAmount(sumMoney(amounts.map(signedMoney)));

/** Days with what they brought as a CSV file. */
export const rebatesCsv = (list: Rebates['list'], heads: readonly string[]): string =>
  csvOf([
    heads,
    ...list.map((row) => [
      row.day,
      row.own,
      row.team,
      totalOf([row.own, row.team]),
      row.paidAt === null ? '' : localStamp(row.paidAt),
    ]),
  ]);

/** Rates are hundredths of a percent. */
export const rateText = (rate: number): string => `${(rate / 100).toFixed(2)}%`;

interface Words {
  heads: readonly string[];
  categoryName: (category: string) => string;
}

/** What the rebates of a day are made of as a CSV file. */
export const sharesCsv = (shares: readonly Share[], { heads, categoryName }: Words): string =>
  csvOf([
    heads,
    ...shares.map(({ account, category, validBet, rate, below, amount }) => [
      account,
      categoryName(category),
      validBet,
      rateText(rate),
      below === null ? '' : rateText(below),
      amount,
    ]),
  ]);

/** What was paid for the bets of a team on lotteries as a CSV file. */
export const lotterySharesCsv = (shares: readonly LotteryShare[], heads: readonly string[]): string =>
  csvOf([
    heads,
    ...shares.map(({ paidAt, gameName, numero, account, validBet, mode, below, amount }) => [
      localStamp(paidAt),
      gameName,
      numero,
      account,
      validBet,
      String(mode),
      String(below),
      amount,
    ]),
  ]);
