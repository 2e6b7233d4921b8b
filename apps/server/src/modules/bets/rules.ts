import { type PostingKey, postingKey } from '../wallet/index.ts';

/**
 * Against players the result counts, at tables what was at risk, and elsewhere the stake. Jackpots, tables, arcade and bingo
 * are classes that weigh otherwise than the slots they stand among.
 */
export const WEIGHED = {
  byResult: ['PVP', 'SV3'],
  byRisk: ['LIVE', 'TG'],
  classes: ['JP', 'TG', 'AC', 'BG'],
} satisfies Record<string, readonly string[]>;
interface OwnBet {
  readonly source: string;
  readonly id: string;
}

/** The key of the posting that took the stake. */
export const stakeKey = (source: string, betId: string): PostingKey => postingKey(source, `${betId}/stake`);

/** The key of the posting that paid what a step came to. */
export const payoutKey = ({ source, id }: OwnBet, number: number): PostingKey =>
  postingKey(source, `${id}/${number}`);

/** The key of the posting that took another one back. */
export const reversalKey = ({ source }: OwnBet, original: PostingKey): PostingKey =>
  postingKey(source, `${original}/reversed`);
