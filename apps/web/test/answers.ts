import {
  BUSINESS_ERRORS,
  ROUTES,
  type BusinessErrorCode,
  type CallName,
  type Envelope,
  type ReplyOf,
  type Routes,
  type ServerEvent,
} from '@hintha/contract';
import { STREAMS } from '@hintha/contract/first-paths';
import { loadMessages } from '@hintha/messages';
import { expect } from 'vitest';

/** What a page asked for by a call, after the server's own reading of it. */
interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

type Answer<Name extends CallName> = ReplyOf<Routes[Name]> | ((asked: Asked) => ReplyOf<Routes[Name]>);
type Given = (asked: Asked) => Promise<{ status: number; envelope: Envelope<unknown> }>;

const { errors } = await loadMessages('en');

/** What any call may be refused with, whatever it does. */
const ANYWHERE = new Set<BusinessErrorCode>([
  'bad_request',
  'not_logged_in',
  'maintenance',
  'too_many_requests',
  'password_change_needed',
]);

/** What went out as a form: its fields, and its pictures by their names. */
const readForm = (form: FormData): object => ({
  ...Object.fromEntries([...form].filter(([, part]) => typeof part === 'string')),
  pictures: form.getAll('pictures').map((picture) => (picture instanceof File ? picture.name : picture)),
});

/** An address that is spelled out comes before one with a gap that it would fit as well. */
const BY_GAPS = Object.values(ROUTES).toSorted(
  (one, other) => one.path.split('/:').length - other.path.split('/:').length,
);

/** As a browser tells that there is no network. */
class LineGone extends TypeError {}

const paramsOf = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, want] of wanted.entries()) {
    const part = decodeURIComponent(parts[at] ?? '');
    if (want.startsWith(':')) params[want.slice(1)] = part;
    else if (want !== part) return undefined;
  }
  return params;
};

const readBody = ({ name, body: schema, pictures }: Routes[CallName], body: RequestInit['body']): unknown => {
  if (typeof body === 'string') return schema.parse(JSON.parse(body));
  if (!(body instanceof FormData)) return body;
  if (pictures === null) throw new Error(`${name} takes no pictures`);
  return readForm(body);
};

/**
 * Answers the calls of a page in place of the operator. Both sides are held to the contract: what the page asks must
 * be what the call takes, what it is given must be what the call gives or may refuse with. A call that nobody spoke
 * of is a mistake of the test, which `expectNothingElse` tells.
 */
export class Answers {
  readonly #given = new Map<CallName, Given>();
  readonly #asked: (Asked & { name: CallName })[] = [];
  readonly #mistakes: unknown[] = [];
  #stream: ReadableStreamDefaultController<Uint8Array> | undefined;

  /** From now on the call gives this. */
  give<Name extends CallName>(name: Name, answer: Answer<Name>): this {
    this.#given.set(name, async (asked) => {
      const value = typeof answer === 'function' ? answer(asked) : answer;
      ROUTES[name].reply.parse(value);
      return { status: 200, envelope: { success: true, code: 'ok', message: '', value } };
    });
    return this;
  }

  /** From now on the call is refused, in English. */
  refuse(name: CallName, code: BusinessErrorCode, value: unknown = null): this {
    const known: readonly BusinessErrorCode[] = ROUTES[name].errors;
    expect(ANYWHERE.has(code) || known.includes(code), `${name} may be refused with ${code}`).toBe(true);
    this.#given.set(name, async () => ({
      status: BUSINESS_ERRORS[code],
      envelope: { success: false, code, message: errors[code], value },
    }));
    return this;
  }

  /** From now on the line is gone while the call is on its way. */
  fail(name: CallName): this {
    this.#given.set(name, async () => {
      throw new LineGone();
    });
    return this;
  }

  /** From now on the call does not answer until the given promise comes. */
  hold(name: CallName, until: Promise<unknown>): this {
    const before = this.#given.get(name);
    if (before === undefined) throw new Error(`say first what ${name} answers`);
    this.#given.set(name, async (asked) => {
      await until;
      return before(asked);
    });
    return this;
  }

  /** What the operator tells the page by itself. */
  tell(event: ServerEvent): void {
    if (this.#stream === undefined) throw new Error('no page listens');
    this.#stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  }

  /** What was asked by a call so far, the first time first. */
  asked(name: CallName): Asked[] {
    return this.#asked.flatMap(({ name: one, ...asked }) => (one === name ? [asked] : []));
  }

  /** Fails where the page asked for what nobody spoke of, or where either side broke the contract. */
  expectNothingElse(): void {
    expect(this.#mistakes).toEqual([]);
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    if (address === STREAMS.account) return this.#listen();
    try {
      const { status, envelope } = await this.#answer(new URL(address, 'http://site.test'), init);
      init.signal?.throwIfAborted();
      return new Response(JSON.stringify(envelope), { status });
    } catch (error) {
      const meant = error instanceof DOMException || error instanceof LineGone;
      if (!meant) this.#mistakes.push(error);
      throw error;
    }
  };

  #listen(): Response {
    return new Response(new ReadableStream({ start: (stream) => void (this.#stream = stream) }));
  }

  async #answer({ pathname, searchParams }: URL, { method = 'GET', body }: RequestInit) {
    for (const route of BY_GAPS) {
      const params = route.method === method ? paramsOf(route.path, pathname) : undefined;
      if (params === undefined) continue;
      const asked = {
        params,
        query: route.query.parse(Object.fromEntries(searchParams)),
        body: readBody(route, body),
      };
      this.#asked.push({ name: route.name, ...asked });
      const given = this.#given.get(route.name);
      if (given === undefined) throw new Error(`nobody said what ${route.name} answers`);
      return given(asked);
    }
    throw new Error(`no call has the address ${method} ${pathname}`);
  }
}
