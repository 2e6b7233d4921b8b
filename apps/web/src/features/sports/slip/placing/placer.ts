import { create } from 'zustand';
import { call, CallError } from '../../../../shared/api.ts';
import { refreshBalance } from '../../../../shared/balance.ts';
import { serverNow } from '../../../../shared/clock.ts';
import { explain } from '../../../../shared/explain.ts';
import {
  DRAFT,
  type OrderState,
  type Placing,
  type PlacingEvent,
  resume,
  stepPlacing,
  type Ticket,
} from './placing.ts';
import type { Order } from '../slip.ts';
import { changeUnanswered } from '../use-slip.ts';

/** Without an answer for so long it is asked what became of the bet. */
const PATIENCE_MS = 15_000;
const AGAIN_MS = 3000;
/** After so many tries the member decides when it is asked for again. */
const MOST_TRIES = 5;
/** A waiting ticket is looked at when it is due, and then again and again. */
const LOOK_AFTER_MS = 250;
const LOOK_AGAIN_MS = 1000;

const bodyOf = ({ systemSize, combinedPrice, legs, ...order }: Order) => ({
  ...order,
  legs: [...legs],
  ...(typeof combinedPrice === 'string' ? { combinedPrice } : {}),
  ...(systemSize === null ? {} : { systemSize }),
});

const reasonOf = (failure: unknown) => ({
  code: failure instanceof CallError ? failure.code : '',
  text: explain(failure),
});

/** What is felt of an answer, in milliseconds. */
const ACCEPTED = [10];
const REJECTED = [30, 40, 30];
const shake = (pattern: number[]) => navigator.vibrate?.(pattern);

interface Ends {
  /** An order was taken: what it was made of is no longer to be bet. */
  readonly onTaken: (order: Order) => void;
}

/** What is in the way of orders the moment before they are sent. */
type Check = () => Promise<PlacingEvent | null>;

const later = (run: () => Promise<void>, ms: number) => window.setTimeout(() => void run(), ms);

const forget = ({ requestId }: Order) =>
  changeUnanswered((all) => all.filter((one) => one.requestId !== requestId));

/** Sends orders and finds out what became of them; it goes on while its page is not shown. */
export class Placer {
  readonly use = create<{ readonly placing: Placing }>(() => ({ placing: DRAFT }));
  readonly #onTaken: Ends['onTaken'];

  constructor({ onTaken }: Ends) {
    this.#onTaken = onTaken;
  }

  dispatch(event: PlacingEvent): Placing {
    const placing = stepPlacing(this.use.getState().placing, event);
    this.use.setState({ placing });
    return placing;
  }

  async bet(orders: readonly Order[], needsConfirmation: boolean, check: Check): Promise<void> {
    if (this.dispatch({ type: 'bet', orders, needsConfirmation }).stage === 'validating')
      await this.#go(check);
  }

  async confirm(check: Check): Promise<void> {
    if (this.dispatch({ type: 'confirmed' }).stage === 'validating') await this.#go(check);
  }

  /** Asks once more what became of everything that has no answer. */
  async askAgain(): Promise<void> {
    await Promise.all(this.#unknown().map((order) => this.#askAgain(order, MOST_TRIES)));
  }

  /** Waits no longer for an answer: what may have been taken is not to be bet again. */
  letBe(): void {
    for (const order of this.#unknown()) {
      forget(order);
      this.#onTaken(order);
    }
    this.dispatch({ type: 'let-be' });
  }

  /** Begins with what an earlier visit left without an answer. */
  restart(unanswered: readonly Order[]): void {
    this.use.setState({ placing: resume(unanswered) });
    for (const order of unanswered) void this.#askAgain(order, 1);
  }

  async #go(check: Check): Promise<void> {
    try {
      const found = await check();
      if (found !== null) return void this.dispatch(found);
    } catch (failure) {
      return void this.dispatch({ type: 'stopped', problem: reasonOf(failure) });
    }
    await this.#sendAll();
  }

  /** Sends what was checked. A change that came meanwhile has taken the slip back, and nothing is sent. */
  async #sendAll(): Promise<void> {
    const { placing } = this.use.getState();
    if (placing.stage !== 'validating') return;
    const { orders } = placing;
    changeUnanswered((all) => [...all, ...orders]);
    this.dispatch({ type: 'validated' });
    await Promise.all(orders.map((order) => this.#send(order, 1)));
  }

  async #send(order: Order, tries: number): Promise<void> {
    const { requestId } = order;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      this.#answered(order, await call('placeSportsTicket', { body: bodyOf(order), signal }));
    } catch (failure) {
      if (failure instanceof CallError) return this.#refused(order, failure);
      this.dispatch({ type: 'unanswered', requestId });
      if (tries < MOST_TRIES) later(() => this.#askAgain(order, tries + 1), AGAIN_MS);
    }
  }

  async #askAgain(order: Order, tries: number): Promise<void> {
    if (this.#stateOf(order)?.step !== 'unknown') return;
    this.dispatch({ type: 'asked-again', requestId: order.requestId });
    await this.#send(order, tries);
  }

  #refused(order: Order, failure: CallError): void {
    forget(order);
    shake(REJECTED);
    this.dispatch({ type: 'refused', requestId: order.requestId, reason: reasonOf(failure) });
    void refreshBalance();
  }

  #answered(order: Order, ticket: Ticket): void {
    forget(order);
    this.dispatch({ type: 'answered', requestId: order.requestId, ticket });
    const step = this.#stateOf(order)?.step;
    if (step === 'waiting') {
      const left = Math.max(0, (ticket.decidesAt ?? 0) - serverNow());
      later(() => this.#look(order, ticket), left + LOOK_AFTER_MS);
      return;
    }
    shake(step === 'accepted' ? ACCEPTED : REJECTED);
    if (step === 'accepted') this.#onTaken(order);
    void refreshBalance();
  }

  async #look(order: Order, ticket: Ticket): Promise<void> {
    try {
      const now = await call('readSportsTicket', { params: { id: ticket.id } });
      if (now.state !== 'PENDING') return this.#answered(order, now);
    } catch {
      this.dispatch({ type: 'unanswered', requestId: order.requestId });
    }
    if (this.#stateOf(order)?.step === 'waiting') later(() => this.#look(order, ticket), LOOK_AGAIN_MS);
  }

  #stateOf({ requestId }: Order): OrderState | undefined {
    const { placing } = this.use.getState();
    if (placing.stage !== 'placing') return undefined;
    return placing.placed.find(({ order }) => order.requestId === requestId)?.state;
  }

  #unknown(): readonly Order[] {
    const { placing } = this.use.getState();
    if (placing.stage !== 'placing') return [];
    return placing.placed.flatMap(({ order, state }) => (state.step === 'unknown' ? [order] : []));
  }
}
