import { type PostingKey, postingKey } from '../wallet/index.ts';

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
