import type { Money } from '@hintha/money';
import { type CoWrittenRows, type GroupCall, type Posted, shiftParameters } from '../wallet/index.ts';
import type { Selection } from './types.ts';

export interface NewBet {
  readonly id: string;
  readonly accountId: bigint;
  readonly source: string;
  readonly category: string;
  readonly round: string;
  readonly game: string;
  readonly stake: Money;
  readonly potentialPayout: Money | null;
  readonly selections: readonly Selection[];
  readonly at: Date;
}

/** The bets of one member, each with the entry that takes its stake. */
export interface NewBets extends GroupCall {
  readonly bets: readonly NewBet[];
}

/** A bet whose stake was taken, and how far behind the first posting of its order. */
interface PostedBet extends NewBet {
  readonly offset: number;
}

const BETS = (accepted: string): string => `
  insert into bets_bet (id, account_id, source, round, game, category, stake, payout, potential_payout, valid,
                        first_seq, last_seq, state, placed_at)
  select b.id, b.account_id, b.source, b.round, b.game, b.category, b.stake, 0, b.potential_payout, 0,
         a.first_seq + b.step, a.first_seq + b.step, 'open', b.at
  from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
              $9::bigint[], $10::timestamptz[])
    as b (id, account_id, source, round, game, category, stake, potential_payout, step, at)
  join ${accepted} a on a.wallet = b.account_id`;

const SELECTIONS = (accepted: string): string => `
  insert into bets_selection (bet_id, position, event, market, pick, line, price)
  select s.bet_id, s.position, s.event, s.market, s.pick, s.line, s.price
  from unnest($11::bigint[], $12::uuid[], $13::smallint[], $14::text[], $15::text[], $16::text[], $17::text[],
              $18::numeric[]) as s (account_id, bet_id, position, event, market, pick, line, price)
  join ${accepted} a on a.wallet = s.account_id`;

/** Bets with what they are on, written in the statement that takes their stakes. */
export const BET_ROWS: CoWrittenRows<NewBets> = {
  name: 'bets_place',
  texts: (accepted) => [BETS(accepted), SELECTIONS(accepted)],
  values: (posted) => {
    const bets = posted.flatMap(toPostedBets);
    return [...toBetColumns(bets), ...toSelectionColumns(bets)];
  },
};

const PARAMETERS = 18;

/** What a book writes beside the bets of a member, such as the ticket that they stand on. */
export interface BookRows<Own, Answer> {
  readonly name: string;
  /** As `CoWrittenRows.texts`; they are written after the bets, the first of them last. */
  readonly texts: CoWrittenRows<never>['texts'];
  values(taken: readonly BookedBets<Own>[]): unknown[];
  readonly answers?: CoWrittenRows<never, Answer>['answers'];
}

/** The bets of a member with what their book has of them. */
export interface BookedBets<Own> extends NewBets {
  readonly own: Own;
}

/** Bets and the rows of their book, in one statement. */
export const withBookRows = <Own, Answer>(
  book: BookRows<Own, Answer>,
): CoWrittenRows<BookedBets<Own>, Answer> => ({
  name: book.name,
  // What is written last is run first: what many wait for stands in front.
  texts: (accepted) => [
    ...book.texts(accepted).map((text) => shiftParameters(text, PARAMETERS)),
    ...BET_ROWS.texts(accepted),
  ],
  values: (posted) => [
    ...BET_ROWS.values(posted),
    ...book.values(posted.flatMap(({ call, news }) => (news.length > 0 ? [call] : []))),
  ],
  ...(book.answers && { answers: book.answers }),
});

const toPostedBets = ({ call, news, offsetOf }: Posted<NewBets>): PostedBet[] => {
  const byId = new Map(call.bets.map((bet) => [bet.id, bet]));
  return news.flatMap(({ reference }, index) => {
    const bet = byId.get(reference);
    return bet === undefined ? [] : [{ ...bet, offset: offsetOf(index) }];
  });
};

const toBetColumns = (bets: readonly PostedBet[]): unknown[] => [
  bets.map(({ id }) => id),
  bets.map(({ accountId }) => accountId),
  bets.map(({ source }) => source),
  bets.map(({ round }) => round),
  bets.map(({ game }) => game),
  bets.map(({ category }) => category),
  bets.map(({ stake }) => stake),
  bets.map(({ potentialPayout }) => potentialPayout),
  bets.map(({ offset }) => offset),
  bets.map(({ at }) => at),
];

const toSelectionColumns = (bets: readonly PostedBet[]): unknown[] => {
  const selections = bets.flatMap(({ accountId, id, selections: of }) =>
    of.map((selection, index) => ({ ...selection, accountId, id, position: index + 1 })),
  );
  return [
    selections.map(({ accountId }) => accountId),
    selections.map(({ id }) => id),
    selections.map(({ position }) => position),
    selections.map(({ event }) => event),
    selections.map(({ market }) => market),
    selections.map(({ pick }) => pick),
    selections.map(({ line }) => line),
    selections.map(({ price }) => price),
  ];
};
