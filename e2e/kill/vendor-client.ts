import { negateMoney, money, type Money } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Play } from './player.ts';
import type { World } from '../world.ts';
import { operatorUrlsOf } from '../world-plans.ts';

export const INTEGRATION = 'CONFORMANCE';

export interface VendorClient {
  readonly account: string;
  /** Unique over all clients; the ids of its rounds and transactions begin with it. */
  readonly name: string;
  /** One for each server; whoever is not answered by one turns to the next, as behind a balancer. */
  readonly wallets: readonly [softswiss.WalletClient, ...softswiss.WalletClient[]];
}

interface Entry {
  readonly id: string;
  readonly type: 'bet' | 'win';
  readonly amount: Money;
}

interface Table extends Play {
  readonly client: VendorClient;
}

const KEY = process.env.CONFORMANCE_KEY ?? 'hintha-conformance-demo-key';
const ASK_AGAIN_MS = 120;
const REST_MS = [20, 90] as const;
const MOST_STAKE = 5_000;
/** More than any wallet of the load holds. */
const TOO_DEAR = money(100_000_000_000n);

const SHAPES = [
  'together',
  'together',
  'together',
  'apart',
  'lost',
  'taken back',
  'barred before',
  'too dear',
] as const;

export function openVendorClient(world: World, account: string, name: string): VendorClient {
  const openWallet = (operatorUrl: string) =>
    softswiss.createWalletClient({ baseUrl: `${operatorUrl}/vendor/${INTEGRATION}`, token: KEY });
  const [first, ...others] = operatorUrlsOf(world.settings);
  return { account, name, wallets: [openWallet(first), ...others.map(openWallet)] };
}

/** Plays one round after another straight at the operator's wallet until it is stopped. */
export async function callRounds(client: VendorClient, play: Play): Promise<void> {
  const [least, most] = REST_MS;
  for (let n = 1; !play.stopping.aborted; n += 1) {
    await callRound({ ...play, client }, `${client.name}.${n}`);
    await sleep(least + play.chance.below(most - least));
  }
}

async function callRound(table: Table, round: string): Promise<void> {
  const { chance } = table;
  const bet: Entry = { id: `${round}.b`, type: 'bet', amount: money(BigInt(1 + chance.below(MOST_STAKE))) };
  const win: Entry = { id: `${round}.w`, type: 'win', amount: money(BigInt(1 + chance.below(MOST_STAKE))) };
  switch (chance.pick(SHAPES)) {
    case 'together':
      return betwin(table, round, [bet, win]);
    case 'lost':
      return betwin(table, round, [bet]);
    case 'too dear':
      return betwin(table, round, [{ ...bet, amount: TOO_DEAR }, win]);
    case 'apart':
      await betwin(table, round, [bet], 'goes on');
      return table.log.transactions.get(bet.id)?.answered?.how === 'moved'
        ? betwin(table, round, [win])
        : undefined;
    case 'taken back':
      await betwin(table, round, [bet], 'goes on');
      return takeBack(table, round, [bet]);
    case 'barred before':
      table.log.askTransaction(bet.id, negateMoney(bet.amount));
      await takeBack(table, round, [bet]);
      return betwin(table, round, [bet]);
  }
}

const parties = ({ client }: Table) => ({
  account_id: client.account,
  currency: 'MMK',
  game_id: 'kill-test',
});

const signed = ({ type, amount }: Entry): Money => (type === 'bet' ? negateMoney(amount) : amount);

/** Asks for the entries until the operator has decided, always with the same ids. */
async function betwin(
  table: Table,
  round: string,
  entries: readonly Entry[],
  end: 'ends' | 'goes on' = 'ends',
): Promise<void> {
  const { log } = table;
  const transactions = entries.map(({ id, type, amount }) => ({ id_provider: id, type, amount }));
  const request = { ...parties(table), round_id: round, finished: end === 'ends', transactions };
  for (const entry of entries) log.askTransaction(entry.id, signed(entry));
  const heard = await untilAnswered(table, (wallet) => wallet.betwin(request));
  if (heard === undefined) return;
  const { answer, copies } = heard;
  if (answer.kind === 'ok') {
    const { transactions: taken, balance } = answer.reply;
    taken.forEach(({ id_provider, id }, place) => {
      const isLast = place === taken.length - 1;
      log.tellTransaction(id_provider, { how: 'moved', name: id, ...(isLast ? { balance } : {}) });
    });
    return;
  }
  if (answer.apiCode !== '100' && answer.apiCode !== '409')
    throw new Error(`betwin of ${round} was refused with ${answer.apiCode}`);
  if (copies === 1) for (const { id } of entries) log.tellTransaction(id, { how: 'nothing' });
  // An earlier copy that nobody answered may still be carried out, so a vendor has to take it back.
  else await takeBack(table, round, entries);
}

/** Has the entries reversed, or barred if they have not come, until the operator has done it. */
async function takeBack(table: Table, round: string, entries: readonly Entry[]): Promise<void> {
  const { log } = table;
  const transactions = entries.map(({ id }) => ({
    id_provider: `${id}.back`,
    type: 'rollback' as const,
    original_id_provider: id,
  }));
  const request = { ...parties(table), round_id_provider: round, finished: true, transactions };
  for (const entry of entries) log.askTransaction(`${entry.id}.back`, negateMoney(signed(entry)));
  const heard = await untilAnswered(table, (wallet) => wallet.rollback(request));
  if (heard === undefined) return;
  if (heard.answer.kind !== 'ok') throw new Error(`rollback of ${round} was refused`);
  heard.answer.reply.transactions.forEach(({ id_provider, id }, place) => {
    log.tellTransaction(id_provider, id === '' ? { how: 'nothing' } : { how: 'moved', name: id });
    const original = entries[place]?.id ?? '';
    const known = log.transactions.get(original)?.answered;
    if (known?.how !== 'moved') log.tellTransaction(original, { how: 'undone' });
  });
}

type Answer<Reply> = Exclude<softswiss.Answer<Reply>, { kind: 'unknown' }>;

/** The answer and how many copies of the call went out for it; undefined when the client leaves without one. */
async function untilAnswered<Reply>(
  { leaving, client, chance }: Table,
  ask: (wallet: softswiss.WalletClient) => Promise<softswiss.Answer<Reply>>,
): Promise<{ answer: Answer<Reply>; copies: number } | undefined> {
  const { wallets } = client;
  let copies = 0;
  for (let turn = chance.below(wallets.length); !leaving.aborted; turn += 1) {
    const answer = await ask(wallets[turn % wallets.length] ?? wallets[0]);
    copies += answer.attempts;
    if (answer.kind !== 'unknown') return { answer, copies };
    await sleep(ASK_AGAIN_MS);
  }
  return undefined;
}
