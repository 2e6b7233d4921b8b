import { defineStatement, runStatement, type Statement } from '@hintha/platform';
import { postingKey } from '@hintha/server/src/modules/wallet/index.ts';
import { openBenchServer } from '../bench-server.ts';
import { median, type Figure } from '../figure.ts';
import { drive } from '../load.ts';
import { LOAD, openFundedDatabase, warmUp } from './load-wallet.ts';

const POST = `from wallet_post($1, -100, -1, 'BET', $2, 'bench', 'round', null) answer`;

/** The same posting with and without a notification in its transaction. */
const STATEMENTS = {
  silent: defineStatement('bench_silent', `select answer ${POST}`),
  notifying: defineStatement(
    'bench_notifying',
    `select answer, pg_notify('bench', json_build_object('account', $1, 'answer', answer)::text) ${POST}`,
  ),
} as const;

/** What a notification inside the transaction costs, in runs that take turns. */
export async function* measure(): AsyncGenerator<Figure> {
  await using server = await openBenchServer();
  const database = await openFundedDatabase(server.postgres.url, 'bench');
  await warmUp(database);
  const rates = { silent: [] as number[], notifying: [] as number[] };
  let run = 0;
  const play = async (statement: Statement): Promise<number> => {
    run += 1;
    const load = await drive(LOAD.CLIENTS, LOAD.SECONDS, async (n) => {
      await runStatement(database, statement, [(n % 100_000) + 1, postingKey('notify', `${run}/${n}`)]);
    });
    return load.perSecond;
  };
  for (let round = 0; round < LOAD.ROUNDS; round += 1) {
    rates.silent.push(await play(STATEMENTS.silent));
    rates.notifying.push(await play(STATEMENTS.notifying));
  }
  await database.close();
  yield { name: `without NOTIFY, ${LOAD.CLIENTS} at once`, value: median(rates.silent), unit: 'bets/s' };
  yield { name: `with NOTIFY, ${LOAD.CLIENTS} at once`, value: median(rates.notifying), unit: 'bets/s' };
}
