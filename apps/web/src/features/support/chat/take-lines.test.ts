import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChatClient } from './chat-client.ts';
import type { Chat, Line, ChatReply } from './take-lines.ts';

const CHAT: Chat = {
  id: '1',
  state: 'TAKEN',
  queue: 'NORMAL',
  assignee: 'thiri',
  lines: 0,
  guestRead: 0,
  staffRead: 0,
  unread: 0,
};

/** A house that keeps lines and whose answers get lost as it is told: before a call arrives, or after. */
const openChatBackend = (fates: readonly ('ok' | 'before' | 'after')[], most = 3) => {
  const lines: Line[] = [];
  let calls = 0;
  const add = (line: Pick<Line, 'side' | 'text' | 'requestId'>) => {
    const written = { seq: lines.length + 1, kind: 'TEXT', author: '', at: 0, ...line } as const;
    lines.push(written);
    return written;
  };
  const over = async <Value>(action: () => Value): Promise<Value> => {
    const fate = fates[(calls += 1) % fates.length];
    if (fate === 'before') throw new Error('lost');
    const value = action();
    if (fate === 'after') throw new Error('lost');
    return value;
  };
  let key = 0;
  const client = new ChatClient({
    read: async (after) =>
      over((): ChatReply => {
        const rest = lines.slice(after);
        return {
          chat: lines.length === 0 ? null : { ...CHAT, lines: lines.length },
          lines: rest.slice(0, most),
          more: rest.length > most,
          staffed: true,
          queue: 'NORMAL',
          hours: null,
          caseAfterMinutes: 5,
        };
      }),
    write: async ({ text, requestId }) =>
      over(
        () => lines.find((line) => line.requestId === requestId) ?? add({ side: 'GUEST', text, requestId }),
      ),
    mark: async () => undefined,
    explain: String,
    newId: () => `key-${(key += 1)}`,
  });
  return { client, lines, say: (text: string) => void add({ side: 'STAFF', text, requestId: null }) };
};

const actions = fc.array(fc.constantFrom('send', 'say', 'refresh', 'retry', 'both'), { maxLength: 25 });
const fates = fc.array(fc.constantFrom('ok', 'ok', 'before', 'after'), { minLength: 1, maxLength: 12 });

interface Journey extends ReturnType<typeof openChatBackend> {
  readonly sent: string[];
  readonly pending: Promise<unknown>[];
}

const TURNS: Readonly<Record<string, (journey: Journey, place: number) => void>> = {
  say: ({ say }, place) => say(`s${place}`),
  send: ({ client, sent, pending }, place) => {
    sent.push(`g${place}`);
    pending.push(client.send(`g${place}`, ''));
  },
  both: (journey, place) => {
    journey.say(`s${place}`);
    TURNS['send']?.(journey, place);
  },
  refresh: ({ client, pending }) => void pending.push(client.refresh()),
  retry: ({ client, pending }) => {
    for (const { requestId } of client.get().outgoing) pending.push(client.retry(requestId));
  },
};

const textsOf = (lines: readonly Line[]): string[] =>
  lines.filter(({ side }) => side === 'GUEST').map(({ text }) => text);

/** More calls than the longest journey needs on the worst line, which carries one call of thirteen. */
const MOST_CALLS = 2_000;

/** The line comes back in the end: what failed is sent again, and then what was lost is asked for again. */
const settle = async ({ client, lines, pending }: Journey): Promise<void> => {
  await Promise.all(pending);
  const failed = () => client.get().outgoing.filter(({ failure }) => failure !== null);
  for (let n = 0; n < MOST_CALLS && failed().length > 0; n += 1)
    await Promise.all(failed().map(async ({ requestId }) => client.retry(requestId)));
  for (let n = 0; n < MOST_CALLS && client.get().lines.length < lines.length; n += 1) await client.refresh();
};

test('whatever gets lost on the way, every line stands once and in the order of the server', async () => {
  await fc.assert(
    fc.asyncProperty(actions, fates, async (turns, losses) => {
      const journey: Journey = { ...openChatBackend([...losses, 'ok']), sent: [], pending: [] };
      for (const [place, turn] of turns.entries()) TURNS[turn]?.(journey, place);
      await settle(journey);
      const { client, lines, sent } = journey;
      expect(client.get().outgoing).toEqual([]);
      expect(client.get().lines).toEqual(lines);
      expect(textsOf(lines).toSorted()).toEqual(sent.toSorted());
    }),
    { numRuns: 200 },
  );
});

test('lines arrive in the order in which they were written, also when all are sent at once', async () => {
  const { client, lines } = openChatBackend(['ok']);
  await Promise.all(['one', 'two', 'three'].map(async (text) => client.send(text, '')));
  expect(lines.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

test('a line that did not arrive says why, and goes under its own key when it is sent again', async () => {
  const { client, lines } = openChatBackend(['after', 'before', 'ok', 'ok']);
  await client.send('hello', '');
  expect(client.get().outgoing).toMatchObject([{ text: 'hello', failure: 'Error: lost' }]);
  await client.retry(client.get().outgoing[0]?.requestId ?? '');
  await client.refresh();
  expect(lines).toHaveLength(1);
  expect(client.get()).toMatchObject({ outgoing: [], lines: [{ text: 'hello' }] });
});
