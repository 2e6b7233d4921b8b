import fc from 'fast-check';
import { CHUNKS, CODINGS, HEADERS, LENGTHS, METHODS, OTHER_TALK, TARGETS, VERSIONS } from './raw-texts.ts';

/** What is said on a connection of its own, a byte to a sign. */
export interface RawCall {
  readonly bytes: string;
  /** How many answers HTTP allows to it at most. */
  readonly answers: number;
  /** Whether the caller is gone as soon as it is said, without or with a word. */
  readonly leaves: 'never' | 'ending' | 'breaking';
}

/** What can be said to a program. */
export interface Sayable {
  readonly gets: readonly string[];
  readonly posts: readonly string[];
  /** The headers by which the caller is known. */
  readonly session: readonly string[];
  /** A whole call of somebody else, which nobody makes by saying it in a body. */
  readonly hidden: string;
}

/** What is said last, so that a program which has understood all that stands before it hangs up. */
const LAST = 'DELETE /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

const head = (line: string, headers: readonly string[]): string => [line, ...headers, '', ''].join('\r\n');

const said = (bytes: string, answers: number): RawCall => ({
  bytes: bytes + LAST,
  answers: answers + 1,
  leaves: 'never',
});

const BODIES = ['{}', '{"username":"x","password":"y"}', '', 'a=b'] as const;

const pathsOf = (paths: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...paths);

type Post = (headers: readonly string[], body: string) => string;

const postsOf = ({ posts, session }: Sayable): fc.Arbitrary<Post> =>
  pathsOf(posts).map((path) => (headers, body) => {
    const more = ['Host: x', ...session, 'Content-Type: application/json', ...headers];
    return head(`POST ${path} HTTP/1.1`, more) + body;
  });

const honestPost = (sayable: Sayable): fc.Arbitrary<string> =>
  fc
    .tuple(postsOf(sayable), fc.constantFrom(...BODIES))
    .map(([post, body]) => post([`Content-Length: ${body.length}`], body));

const honestGet = ({ gets, session }: Sayable): fc.Arbitrary<string> =>
  pathsOf(gets).map((path) => head(`GET ${path} HTTP/1.1`, ['Host: x', ...session]));

// What is left of a body that was told too short is one more call, which is none.
const wrongLengths = (sayable: Sayable): fc.Arbitrary<RawCall> =>
  fc
    .tuple(postsOf(sayable), fc.constantFrom(...LENGTHS), fc.constantFrom(...BODIES))
    .map(([post, length, body]) => said(post(length(body.length), body), 2));

/** A body that ends at once for who reads chunks, and holds another call for who counts bytes; or the other way round. */
const smuggled = (sayable: Sayable): fc.Arbitrary<RawCall> => {
  const { hidden } = sayable;
  const chunk = `${hidden.length.toString(16)}\r\n`;
  const after = (coding: string): readonly string[] => [`Content-Length: ${5 + hidden.length}`, coding];
  const before = (coding: string): readonly string[] => [...after(coding)].toReversed();
  const hides = fc.constantFrom<(post: Post, coding: string) => string>(
    (post, coding) => post(after(coding), `0\r\n\r\n${hidden}`),
    (post, coding) => post(before(coding), `0\r\n\r\n${hidden}`),
    (post) =>
      post(
        [`Content-Length: ${chunk.length}`, 'Transfer-Encoding: chunked'],
        `${chunk}${hidden}\r\n0\r\n\r\n`,
      ),
    (post) => post(['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden),
    (post) => post([`Content-Length: ${hidden.length}`, 'Content-Length: 0'], hidden),
    (post) => post([`Content-Length: ${hidden.length}`], hidden),
    (post) => post([`Content-Length:\r\n ${hidden.length}`], hidden),
  );
  return fc
    .tuple(postsOf(sayable), hides, fc.constantFrom(...CODINGS))
    .map(([post, hide, coding]) => said(hide(post, coding), 1));
};

const brokenChunks = (sayable: Sayable): fc.Arbitrary<RawCall> =>
  fc
    .tuple(postsOf(sayable), fc.constantFrom(...CHUNKS))
    .map(([post, chunks]) => said(post(['Transfer-Encoding: chunked'], chunks(sayable.hidden)), 2));

const oddHeads = ({ gets, posts, session }: Sayable): fc.Arbitrary<RawCall> => {
  const odd = fc.array(fc.constantFrom(...HEADERS), { minLength: 1, maxLength: 2 });
  const line = fc.oneof(
    pathsOf(gets).map((path) => `GET ${path} HTTP/1.1`),
    pathsOf(posts).map((path) => `POST ${path} HTTP/1.1`),
  );
  const places = fc.tuple(line, odd, fc.boolean());
  return places.map(([start, more, first]) => {
    const usual = ['Host: x', ...session];
    return said(head(start, first ? [...more, ...usual] : [...usual, ...more]), 2);
  });
};

const oddLines = ({ gets, session }: Sayable): fc.Arbitrary<RawCall> => {
  const usual = {
    target: fc.constant((path: string) => path),
    method: fc.constant('GET'),
    version: fc.constant('HTTP/1.1'),
  };
  return fc
    .tuple(
      pathsOf(gets),
      fc.oneof(
        fc.record({ ...usual, target: fc.constantFrom(...TARGETS) }),
        fc.record({ ...usual, method: fc.constantFrom(...METHODS) }),
        fc.record({ ...usual, version: fc.constantFrom(...VERSIONS) }),
      ),
      fc.constantFrom(['Host: x'], ['Host: x', 'Connection: keep-alive'], []),
    )
    .map(([path, { target, method, version }, headers]) =>
      said(head(`${method} ${target(path)} ${version}`, [...headers, ...session]), 2),
    );
};

const cutOff = (sayable: Sayable): fc.Arbitrary<RawCall> =>
  fc
    .tuple(
      fc.oneof(honestPost(sayable), honestGet(sayable)),
      fc.nat(999),
      fc.constantFrom('ending', 'breaking'),
    )
    .map(([call, at, leaves]) => ({
      bytes: call.slice(0, Math.ceil((call.length * at) / 1_000)),
      answers: 1,
      leaves,
    }));

const pipelined = (sayable: Sayable): fc.Arbitrary<RawCall> =>
  fc
    .array(fc.oneof(honestPost(sayable), honestGet(sayable)), { minLength: 2, maxLength: 4 })
    .map((calls) => said(calls.join(''), calls.length));

/** An honest call into which some bytes have got that are not its own, or out of which some have. */
const mutated = (sayable: Sayable): fc.Arbitrary<RawCall> => {
  const sign = fc.constantFrom('\0', '\r\n', '\n', '\r', ' ', '\t', ':', '\xFF', '\x7F', '%', 'x', '');
  const change = fc.tuple(fc.nat(999), fc.nat(2), sign);
  return fc
    .tuple(
      fc.oneof(honestPost(sayable), honestGet(sayable)),
      fc.array(change, { minLength: 1, maxLength: 4 }),
    )
    .map(([call, changes]) => {
      const spoilt = changes.reduce((text, [at, left, more]) => {
        const place = Math.floor((text.length * at) / 1_000);
        return text.slice(0, place) + more + text.slice(place + left);
      }, call);
      return said(spoilt, 2);
    });
};

/** Calls in bytes that no client of HTTP sends. */
export const rawCallsTo = (sayable: Sayable): fc.Arbitrary<RawCall> =>
  fc.oneof(
    wrongLengths(sayable),
    smuggled(sayable),
    brokenChunks(sayable),
    oddHeads(sayable),
    oddLines(sayable),
    cutOff(sayable),
    pipelined(sayable),
    mutated(sayable),
    fc.constantFrom(...OTHER_TALK).map((talk) => said(talk, 1)),
  );
