import {
  lastSeq,
  misses,
  NOTHING,
  takeReply,
  type ChatState,
  type Line,
  type Outgoing,
  type ChatReply,
} from './take-lines.ts';

/** The calls that a chat makes; explain gives the words for one that failed. */
export interface ChatBackend {
  readonly read: (after: number) => Promise<ChatReply>;
  readonly write: (line: { text: string; name: string; requestId: string }) => Promise<Line>;
  readonly mark: (seq: number) => Promise<unknown>;
  readonly explain: (error: unknown) => string;
  readonly newId: () => string;
}

/** A page that was away longer than so many answers in a row could tell has other troubles. */
const MOST_READS = 100;

/** The chat as a page has it: what was told and what is on its way, in order and once, however the line breaks. */
export class ChatClient {
  readonly #backend: ChatBackend;
  readonly #listeners = new Set<() => void>();
  #state = NOTHING;
  #reading: Promise<void> | null = null;
  #askedAgain = false;
  #sending: Promise<void> = Promise.resolve();

  constructor(backend: ChatBackend) {
    this.#backend = backend;
  }

  readonly get = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what is not there yet; asked for while it reads, it reads once more. */
  readonly refresh = async (): Promise<void> => {
    if (this.#reading !== null) {
      this.#askedAgain = true;
      return this.#reading;
    }
    this.#reading = this.#read().finally(() => (this.#reading = null));
    await this.#reading;
    if (!this.#askedAgain) return undefined;
    this.#askedAgain = false;
    return this.refresh();
  };

  readonly send = async (text: string, name: string): Promise<void> => {
    const line = { requestId: this.#backend.newId(), text, name, failure: null };
    this.#put({ outgoing: [...this.#state.outgoing, line] });
    await this.#queue(line);
  };

  /** Sends a line again that did not arrive, under its own key. */
  readonly retry = async (requestId: string): Promise<void> => {
    const line = this.#state.outgoing.find((one) => one.requestId === requestId);
    if (line === undefined || line.failure === null) return;
    const again = { ...line, failure: null };
    this.#putOutgoing(again);
    await this.#queue(again);
  };

  /** Says that everything that is shown has been read. */
  readonly markRead = async (): Promise<void> => {
    const { chat } = this.#state;
    if (chat === null || chat.unread === 0) return;
    this.#put({ chat: { ...chat, unread: 0 } });
    // What could not be marked is unread at the next look again.
    await this.#backend.mark(lastSeq(this.#state)).catch(() => undefined);
  };

  /** Somebody else uses the page: everything is read anew. */
  readonly reset = async (): Promise<void> => {
    this.#put(NOTHING);
    await this.refresh();
  };

  async #read(): Promise<void> {
    try {
      for (let reads = 0; reads < MOST_READS; reads += 1) {
        const reply = await this.#backend.read(lastSeq(this.#state));
        this.#put(takeReply(this.#state, reply));
        if (!reply.more && !misses(this.#state)) return;
      }
    } catch {
      this.#put({ phase: this.#state.phase === 'ready' ? 'ready' : 'failed', online: false });
    }
  }

  // One after another, so that lines arrive in the order in which they were written.
  #queue(line: Outgoing): Promise<void> {
    this.#sending = this.#sending.then(async () => this.#deliver(line));
    return this.#sending;
  }

  async #deliver(line: Outgoing): Promise<void> {
    try {
      await this.#backend.write({ text: line.text, name: line.name, requestId: line.requestId });
      await this.refresh();
    } catch (error) {
      this.#putOutgoing({ ...line, failure: this.#backend.explain(error) });
    }
  }

  #putOutgoing(line: Outgoing): void {
    const outgoing = this.#state.outgoing.map((one) => (one.requestId === line.requestId ? line : one));
    this.#put({ outgoing });
  }

  #put(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
