import { BUSINESS_ERRORS, type BusinessErrorCode, type Envelope, type ReplyOf } from '@hintha/contract';
import { loadMessages } from '@hintha/messages';
import { expect } from 'vitest';
import type { z } from 'zod';

/** What of a call both sides are held to. */
interface Contract {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  readonly reply: z.ZodType;
  readonly errors: readonly BusinessErrorCode[];
  /** How many pictures may come with the body; null, or left out, for a call without. */
  readonly pictures?: number | null;
}

type Table = Readonly<Record<string, Contract>>;

/** What a page asked for by a call, after the server's own reading of it. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

type Answer<Call> = ReplyOf<Call> | ((asked: Asked) => ReplyOf<Call>);
type Given = (asked: Asked) => Promise<{ status: number; envelope: Envelope<unknown> }>;

const { errors } = await loadMessages('en');

/** What went out as a form: its fields, and its pictures by their names. */
const readForm = (form: FormData): object => ({
  ...Object.fromEntries([...form].filter(([, part]) => typeof part === 'string')),
  pictures: form.getAll('pictures').map((picture) => (picture instanceof File ? picture.name : picture)),
});

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

const readBody = ({ name, body: schema, pictures }: Contract, body: RequestInit['body']): unknown => {
  if (typeof body === 'string') return schema.parse(JSON.parse(body));
  if (!(body instanceof FormData)) return body;
  if (pictures === undefined || pictures === null) throw new Error(`${name} takes no pictures`);
  return readForm(body);
};

/**
 * Answers the calls of a page in place of the operator. Both sides are held to the contract: what the page asks must
 * be what the call takes, what it is given must be what the call gives or may refuse with. A call that nobody spoke
 * of is a mistake of the test, which `expectNothingElse` tells.
 */
export class CallAnswers<Routes extends Table> {
  readonly #routes: Routes;
  readonly #byGaps: readonly Contract[];
  /** What any call may be refused with, whatever it does. */
  readonly #anywhere: ReadonlySet<BusinessErrorCode>;
  readonly #given = new Map<string, Given>();
  readonly #asked: (Asked & { name: string })[] = [];
  readonly #mistakes: unknown[] = [];

  constructor(routes: Routes, anywhere: readonly BusinessErrorCode[]) {
    this.#routes = routes;
    this.#anywhere = new Set(anywhere);
    // An address that is spelled out comes before one with a gap that it would fit as well.
    this.#byGaps = Object.values<Contract>(routes).toSorted(
      (one, other) => one.path.split('/:').length - other.path.split('/:').length,
    );
  }

  /** From now on the call gives this. */
  give<Name extends keyof Routes & string>(name: Name, answer: Answer<Routes[Name]>): this {
    this.#given.set(name, async (asked) => {
      // No answer is itself a function, which the types cannot tell of every route at once.
      const value = typeof answer === 'function' ? (answer as (asked: Asked) => unknown)(asked) : answer;
      this.#contractOf(name).reply.parse(value);
      return { status: 200, envelope: { success: true, code: 'ok', message: '', value } };
    });
    return this;
  }

  /** From now on the call is refused, in English. */
  refuse(name: keyof Routes & string, code: BusinessErrorCode, value: unknown = null): this {
    const may = this.#anywhere.has(code) || this.#contractOf(name).errors.includes(code);
    expect(may, `${name} may be refused with ${code}`).toBe(true);
    this.#given.set(name, async () => ({
      status: BUSINESS_ERRORS[code],
      envelope: { success: false, code, message: errors[code], value },
    }));
    return this;
  }

  /** From now on the line is gone while the call is on its way. */
  fail(name: keyof Routes & string): this {
    this.#given.set(name, async () => {
      throw new LineGone();
    });
    return this;
  }

  /** From now on the call does not answer until the given promise comes. */
  hold(name: keyof Routes & string, until: Promise<unknown>): this {
    const before = this.#given.get(name);
    if (before === undefined) throw new Error(`say first what ${name} answers`);
    this.#given.set(name, async (asked) => {
      await until;
      return before(asked);
    });
    return this;
  }

  /** What was asked by a call so far, the first time first. */
  asked(name: keyof Routes & string): Asked[] {
    return this.#asked.flatMap(({ name: one, ...asked }) => (one === name ? [asked] : []));
  }

  /** Fails where the page asked for what nobody spoke of, or where either side broke the contract. */
  expectNothingElse(): void {
    expect(this.#mistakes).toEqual([]);
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const stream = this.listen(address);
    if (stream !== undefined) return stream;
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

  /** What is no call, and stays open; nothing unless the page has such streams. */
  protected listen(_address: string): Response | undefined {
    return undefined;
  }

  #contractOf(name: string): Contract {
    const found: Contract | undefined = this.#routes[name];
    if (found === undefined) throw new Error(`no call ${name}`);
    return found;
  }

  async #answer({ pathname, searchParams }: URL, { method = 'GET', body }: RequestInit) {
    for (const route of this.#byGaps) {
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
