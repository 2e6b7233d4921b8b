import { addMoney, money, negateMoney, type Money } from '@hintha/money';
import { toErrorReply, type ErrorReply } from '../../hub88/statuses.ts';
import type * as calls from '../../hub88/wallet-calls.ts';
import { Meeting } from '../reference-server.ts';

/** What can be broken in the wallet, to see whether anyone notices. */
export type WalletFault =
  | 'replay moves again'
  | 'replay is a duplicate'
  | 'replay reports the balance of today'
  | 'replay needs funds'
  | 'replay ignores a change'
  | 'no tombstone'
  | 'unknown rollback refused'
  | 'second rollback pays again'
  | 'replayed rollback pays again'
  | 'rollback moves nothing'
  | 'reversal below zero'
  | 'orphan win paid'
  | 'orphan win remembered'
  | 'win on a reversed bet paid'
  | 'promotion needs a bet'
  | 'free bet takes'
  | 'reversed free bet pays'
  | 'insufficient funds without balance'
  | 'read and write apart'
  | 'any token'
  | 'token looked at always'
  | 'any user'
  | 'any currency';

type Movement = calls.BetRequest | calls.WinRequest | calls.RollbackRequest;

/** What every call says of itself. */
export interface Caller {
  readonly user: string;
  readonly request_uuid: string;
  readonly token?: string | null | undefined;
  readonly currency?: string;
}

interface Known {
  readonly content: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  /** What it added to the balance. */
  readonly moved: Money;
  readonly balance: Money;
  reversed: boolean;
}

interface Planned {
  readonly kind: Known['kind'];
  readonly request: Movement;
  readonly content: string;
}

const ZERO = money(0n);

/** What must not differ when a transaction comes again. */
const contentOf = (kind: Known['kind'], request: Movement): string =>
  JSON.stringify([
    kind,
    request.user,
    request.round,
    request.game_code,
    'amount' in request ? [request.amount.toString(), request.currency] : [],
    'reference_transaction_uuid' in request ? request.reference_transaction_uuid : null,
  ]);

/** An operator's wallet in memory, for tests of those who call one. */
export class ReferenceWallet {
  readonly #balances: Map<string, Money>;
  readonly #token: string;
  readonly #currency: string;
  readonly #faults: ReadonlySet<string>;
  readonly #known = new Map<string, Known>();
  readonly #tombstones = new Set<string>();
  readonly #meeting = new Meeting();

  constructor(
    balances: Map<string, Money>,
    session: { readonly token: string; readonly currency: string },
    faults: ReadonlySet<string>,
  ) {
    this.#balances = balances;
    this.#token = session.token;
    this.#currency = session.currency;
    this.#faults = faults;
  }

  balanceOf(user: string): Money {
    return this.#balances.get(user) ?? ZERO;
  }

  /** Why the caller cannot be served at all, if so. */
  check(request: Caller, looksAtToken: boolean): ErrorReply | undefined {
    if (!this.#isAdmitted(request, looksAtToken)) return toErrorReply('RS_ERROR_INVALID_TOKEN', request);
    if (!this.#balances.has(request.user) && !this.#broken('any user'))
      return toErrorReply('RS_ERROR_UNKNOWN', request);
    if ((request.currency ?? this.#currency) !== this.#currency && !this.#broken('any currency'))
      return toErrorReply('RS_ERROR_WRONG_CURRENCY', request);
    return undefined;
  }

  #isAdmitted(request: Caller, looksAtToken: boolean): boolean {
    const isLookedAt = looksAtToken || (this.#broken('token looked at always') && 'token' in request);
    return !isLookedAt || request.token === this.#token || this.#broken('any token');
  }

  bet(request: calls.BetRequest): Promise<calls.BalanceReply | ErrorReply> {
    return this.#answer('bet', request, async (planned) => {
      const isFree = request.is_free && !this.#broken('free bet takes');
      const moved = isFree ? ZERO : negateMoney(request.amount);
      if (addMoney(this.balanceOf(request.user), moved) < 0n) return this.#short(request);
      if (this.#broken('read and write apart')) await this.#meeting.join();
      return this.#keep(planned, moved);
    });
  }

  win(request: calls.WinRequest): Promise<calls.BalanceReply | ErrorReply> {
    return this.#answer('win', request, async (planned) => {
      if (!this.#isPayable(request)) {
        if (this.#broken('orphan win remembered')) this.#tombstones.add(request.transaction_uuid);
        return toErrorReply('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', request);
      }
      if (this.#broken('read and write apart')) await this.#meeting.join();
      return this.#keep(planned, request.amount);
    });
  }

  #isPayable({ is_supplier_promo, reference_transaction_uuid }: calls.WinRequest): boolean {
    if (this.#broken('orphan win paid')) return true;
    if (is_supplier_promo && !this.#broken('promotion needs a bet')) return true;
    const original = this.#known.get(reference_transaction_uuid ?? '');
    if (original?.kind !== 'bet') return false;
    return !original.reversed || this.#broken('win on a reversed bet paid');
  }

  rollback(request: calls.RollbackRequest): Promise<calls.BalanceReply | ErrorReply> {
    return this.#answer('rollback', request, async (planned) => {
      const { reference_transaction_uuid: reference } = request;
      const original = this.#known.get(reference);
      if (original === undefined && this.#broken('unknown rollback refused'))
        return toErrorReply('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', request);
      if (!this.#broken('no tombstone')) this.#tombstones.add(reference);
      const balance = this.balanceOf(request.user);
      return this.#keep(planned, original === undefined ? ZERO : this.#undo(original, balance));
    });
  }

  /** What a reversal adds: a bet comes back, a win goes as far as there is something to take. */
  #undo(original: Known, balance: Money): Money {
    const isRepeated =
      this.#broken('second rollback pays again') || this.#broken('replayed rollback pays again');
    if ((original.reversed && !isRepeated) || this.#broken('rollback moves nothing')) return ZERO;
    original.reversed = true;
    if (this.#broken('reversed free bet pays') && original.moved === 0n) return money(100n);
    const back = negateMoney(original.moved);
    const isTooMuch = addMoney(balance, back) < 0n && !this.#broken('reversal below zero');
    return isTooMuch ? negateMoney(balance) : back;
  }

  #broken(fault: WalletFault): boolean {
    return this.#faults.has(fault);
  }

  /** Dedupe, tombstone, apply. */
  async #answer(
    kind: Known['kind'],
    request: Movement,
    apply: (planned: Planned) => Promise<calls.BalanceReply | ErrorReply>,
  ): Promise<calls.BalanceReply | ErrorReply> {
    const content = contentOf(kind, request);
    const known = this.#known.get(request.transaction_uuid);
    if (known !== undefined && !this.#movesAgain(kind)) return this.#replay(known, request, content);
    if (this.#tombstones.has(request.transaction_uuid))
      return toErrorReply('RS_ERROR_DUPLICATE_TRANSACTION', request);
    return apply({ kind, request, content });
  }

  #movesAgain(kind: Known['kind']): boolean {
    return this.#broken(kind === 'rollback' ? 'replayed rollback pays again' : 'replay moves again');
  }

  #replay(known: Known, request: Movement, content: string): calls.BalanceReply | ErrorReply {
    const isChanged = known.content !== content && !this.#broken('replay ignores a change');
    if (isChanged || this.#broken('replay is a duplicate'))
      return toErrorReply('RS_ERROR_DUPLICATE_TRANSACTION', request);
    const today = this.balanceOf(request.user);
    if (this.#broken('replay needs funds') && today + known.moved < 0n) return this.#short(request);
    return this.#reply(request, this.#broken('replay reports the balance of today') ? today : known.balance);
  }

  #keep({ kind, request, content }: Planned, moved: Money): calls.BalanceReply {
    const balance = addMoney(this.balanceOf(request.user), moved);
    this.#known.set(request.transaction_uuid, { content, kind, moved, balance, reversed: false });
    this.#balances.set(request.user, balance);
    return this.#reply(request, balance);
  }

  #short(request: Movement): ErrorReply {
    const has = { currency: this.#currency, balance: this.balanceOf(request.user) };
    const error = toErrorReply('RS_ERROR_NOT_ENOUGH_MONEY', request, has);
    if (!this.#broken('insufficient funds without balance')) return error;
    const { balance: _hidden, ...body } = error.body;
    return { ...error, body };
  }

  #reply({ user, request_uuid }: Movement, balance: Money): calls.BalanceReply {
    return { user, request_uuid, status: 'RS_OK', currency: this.#currency, balance };
  }
}
