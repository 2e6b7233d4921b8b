import { randomUUID } from 'node:crypto';
import { addMoney, money, negateMoney, type Money } from '@hintha/money';
import { toErrorReply, type ErrorReply } from '../../softswiss/errors.ts';
import type * as calls from '../../softswiss/wallet-calls.ts';
import { Meeting } from '../reference-server.ts';

/** What can be broken in the wallet, to see whether anyone notices. */
export type WalletFault =
  | 'replay moves again'
  | 'replay reports the balance of today'
  | 'replay ignores a change'
  | 'torn batch'
  | 'batch checked by its sum'
  | 'error reports the balance in the middle'
  | 'error without balance'
  | 'no tombstone'
  | 'unknown rollback refused'
  | 'second rollback pays again'
  | 'reversal below zero'
  | 'read and write apart'
  | 'second finish refused'
  | 'rollback moves nothing'
  | 'replayed rollback pays again'
  | 'any currency'
  | 'any player';

type Entry = calls.BetwinRequest['transactions'][number];

interface Moved {
  readonly id: string;
  readonly entry: Entry;
  readonly round: string;
  readonly balance: Money;
  reversed: boolean;
}

interface Undone {
  readonly id: string;
  readonly balance: Money;
}

interface Batch {
  readonly account: string;
  readonly round: string;
  readonly before: Money;
  running: Money;
  /** What a batch of nothing but replays answers. */
  reported: Money;
  readonly ids: string[];
  readonly fresh: Moved[];
}

const ZERO = money(0n);

/** An operator's wallet in memory, for tests of those who call one. */
export class ReferenceWallet {
  readonly #balances: Map<string, Money>;
  readonly #currency: string;
  readonly #faults: ReadonlySet<string>;
  readonly #moved = new Map<string, Moved>();
  readonly #undone = new Map<string, Undone>();
  readonly #tombstones = new Set<string>();
  readonly #rounds = new Map<string, string>();
  readonly #closed = new Set<string>();
  readonly #meeting = new Meeting();

  constructor(balances: Map<string, Money>, currency: string, faults: ReadonlySet<string>) {
    this.#balances = balances;
    this.#currency = currency;
    this.#faults = faults;
  }

  balanceOf(account: string): Money {
    return this.#balances.get(account) ?? ZERO;
  }

  /** Why the caller cannot be served at all, if so. */
  check(caller: { readonly account_id: string; readonly currency: string }): ErrorReply | undefined {
    if (!this.#balances.has(caller.account_id) && !this.#broken('any player')) return toErrorReply('101');
    if (caller.currency !== this.#currency && !this.#broken('any currency')) return toErrorReply('154');
    return undefined;
  }

  async betwin(request: calls.BetwinRequest): Promise<calls.BetwinReply | ErrorReply> {
    const { account_id: account, round_id: round } = request;
    const before = this.balanceOf(account);
    const batch: Batch = { account, round, before, running: before, reported: before, ids: [], fresh: [] };
    for (const entry of request.transactions) {
      const error = this.#enter(batch, entry);
      if (error !== undefined) return error;
    }
    if (batch.running < 0n) return this.#short(batch);
    if (this.#broken('read and write apart')) await this.#meeting.join();
    for (const one of batch.fresh) this.#keep(account, one);
    return {
      round_id: this.#roundIdOf(round),
      balance: batch.fresh.length === 0 ? batch.reported : batch.running,
      transactions: request.transactions.map(({ id_provider }, place) => ({
        id_provider,
        id: batch.ids[place] ?? '',
        bonus_amount: ZERO,
      })),
    };
  }

  rollback(request: calls.RollbackRequest): calls.RollbackReply | ErrorReply {
    const { account_id: account, transactions } = request;
    const unknown = transactions.some(({ original_id_provider }) => !this.#moved.has(original_id_provider));
    if (unknown && this.#broken('unknown rollback refused')) return toErrorReply('404');
    let reported = this.balanceOf(account);
    for (const { id_provider: id, original_id_provider: original } of transactions) {
      const seen = this.#broken('replayed rollback pays again') ? undefined : this.#undone.get(id);
      reported = (seen ?? this.#reverse(account, id, original)).balance;
    }
    return {
      balance: reported,
      round_id: this.#roundIdOf(request.round_id_provider),
      transactions: transactions.map(({ id_provider }) => ({
        id_provider,
        id: this.#undone.get(id_provider)?.id ?? '',
      })),
    };
  }

  finish(request: calls.FinishRequest): calls.FinishReply | ErrorReply {
    if (this.#closed.has(request.round_id) && this.#broken('second finish refused'))
      return toErrorReply('400');
    this.#closed.add(request.round_id);
    return { balance: this.balanceOf(request.account_id) };
  }

  #broken(fault: WalletFault): boolean {
    return this.#faults.has(fault);
  }

  #roundIdOf(round: string): string {
    const own = this.#rounds.get(round) ?? randomUUID();
    this.#rounds.set(round, own);
    return own;
  }

  #keep(account: string, one: Moved): void {
    this.#moved.set(one.entry.id_provider, one);
    this.#balances.set(account, one.balance);
  }

  /** Takes one entry into the batch in the order that the dialect wants: dedupe, tombstone, apply. */
  #enter(batch: Batch, entry: Entry): ErrorReply | undefined {
    const known = this.#moved.get(entry.id_provider);
    if (known !== undefined && !this.#broken('replay moves again')) return this.#replay(batch, entry, known);
    if (this.#tombstones.has(entry.id_provider)) return toErrorReply('409');
    const balance = addMoney(batch.running, entry.type === 'bet' ? negateMoney(entry.amount) : entry.amount);
    if (balance < 0n && !this.#broken('batch checked by its sum')) return this.#short(batch);
    const one: Moved = { id: randomUUID(), entry, round: batch.round, balance, reversed: false };
    batch.running = balance;
    batch.ids.push(one.id);
    batch.fresh.push(one);
    if (this.#broken('torn batch')) this.#keep(batch.account, one);
    return undefined;
  }

  #replay(batch: Batch, entry: Entry, known: Moved): ErrorReply | undefined {
    const same =
      known.entry.amount === entry.amount && known.entry.type === entry.type && known.round === batch.round;
    if (!same && !this.#broken('replay ignores a change')) return toErrorReply('155');
    batch.reported = this.#broken('replay reports the balance of today') ? batch.before : known.balance;
    batch.ids.push(known.id);
    return undefined;
  }

  #short(batch: Batch): ErrorReply {
    const inTheMiddle = this.#broken('error reports the balance in the middle');
    const error = toErrorReply('100', inTheMiddle ? batch.running : batch.before);
    if (!this.#broken('error without balance')) return error;
    const { api_code: apiCode, api_message: apiMessage } = error.body.meta;
    return { ...error, body: { ...error.body, meta: { api_code: apiCode, api_message: apiMessage } } };
  }

  #reverse(account: string, id: string, original: string): Undone {
    const known = this.#moved.get(original);
    if (!this.#broken('no tombstone')) this.#tombstones.add(original);
    const balance = known === undefined ? this.balanceOf(account) : this.#undo(account, known);
    const undone = { id: known === undefined ? '' : randomUUID(), balance };
    this.#undone.set(id, undone);
    return undone;
  }

  /** A bet comes back, a win goes as far as there is something to take. */
  #undo(account: string, known: Moved): Money {
    const running = this.balanceOf(account);
    const again = this.#broken('second rollback pays again') || this.#broken('replayed rollback pays again');
    if ((known.reversed && !again) || this.#broken('rollback moves nothing')) return running;
    known.reversed = true;
    const { type, amount } = known.entry;
    const rest = addMoney(running, type === 'bet' ? amount : negateMoney(amount));
    const balance = rest < 0n && !this.#broken('reversal below zero') ? ZERO : rest;
    this.#balances.set(account, balance);
    return balance;
  }
}
