/** What is numbered over all that a feed sends; of two on the same the larger number counts. */
export interface Numbered {
  readonly number: number;
}

/** Messages that wait to be sent: of several on the same the latest. */
export interface Outbox<Message extends Numbered> {
  readonly size: number;
  put(messages: readonly Message[]): void;
  /** So many of them at most, those first that have waited longest. */
  take(most: number): Message[];
}

/**
 * @param keyOf what a message is on.
 * @param mostKept of so many at most; beyond it those that have waited longest go. Whoever does not answer for long is
 *   sent everything when it does.
 */
export const openOutbox = <Message extends Numbered>(
  keyOf: (message: Message) => string,
  mostKept: number,
): Outbox<Message> => {
  const waiting = new Map<string, Message>();
  const put = (message: Message): void => {
    const key = keyOf(message);
    const other = waiting.get(key);
    if (other === undefined || other.number < message.number) waiting.set(key, message);
  };
  return {
    get size() {
      return waiting.size;
    },
    put: (messages) => {
      messages.forEach(put);
      for (const key of waiting.keys()) {
        if (waiting.size <= mostKept) return;
        waiting.delete(key);
      }
    },
    take: (most) => {
      const taken = [...waiting].slice(0, most);
      for (const [key] of taken) waiting.delete(key);
      return taken.map(([, message]) => message);
    },
  };
};
