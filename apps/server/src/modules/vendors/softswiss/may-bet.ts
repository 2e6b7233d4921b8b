import type { softswiss } from '@hintha/vendor-protocol';
import type { Admitted } from './admit-call.ts';
import type { Desk } from './desk.ts';

export type Objection = 'none' | '105' | '106' | '107' | '110' | '405';

/** Whether the house takes these bets now. A call that only pays wins is never objected to. */
export const mayBet = async (
  desk: Desk,
  { connection, account, request }: Admitted<softswiss.BetwinRequest>,
): Promise<Objection> => {
  const bets = request.transactions.filter(({ type }) => type === 'bet');
  if (bets.length === 0) return 'none';
  if (account.locked || account.bettingStopped) return '110';
  const { stakeLimit } = account;
  if (stakeLimit !== null && bets.some(({ amount }) => amount > stakeLimit)) return '105';
  const { maxBet } = connection;
  if (maxBet !== null && bets.some(({ amount }) => amount > maxBet)) return '106';
  return connection.anyGame ? 'none' : mayPlay(desk, connection.code, request.game_id);
};

const mayPlay = async (desk: Desk, connection: string, gameId: string): Promise<Objection> => {
  const game = await desk.game(connection, gameId);
  if (game === undefined) return '107';
  return game.available ? 'none' : '405';
};
