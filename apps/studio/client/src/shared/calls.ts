import type {
  HistoryView,
  OpenedView,
  RefusedView,
  RotatedView,
  RoundView,
  SeedView,
} from '../../../src/wire.ts';

/** What became of a call: its value, the studio's refusal, or no answer at all. */
export type Answer<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'refused'; refusal: RefusedView }
  | { kind: 'lost' };

export interface Calls {
  readonly spin: (coinValue: string, requestId: string) => Promise<Answer<RoundView>>;
  readonly round: (id: string) => Promise<Answer<RoundView>>;
  readonly markSeen: (id: string) => Promise<Answer<unknown>>;
  readonly rounds: (before: string | null) => Promise<Answer<HistoryView>>;
  readonly fairness: () => Promise<Answer<SeedView>>;
  readonly changeSeed: (clientSeed: string) => Promise<Answer<RotatedView>>;
}

const PLAY = '/play';
// Past ten seconds a bet counts as unanswered and is asked after instead of waited for.
const TIMEOUT_MS = 10_000;

export const openGame = (launch: string): Promise<Answer<OpenedView>> => post(null, '/open', { launch });

export const createCalls = (token: string): Calls => ({
  spin: (coinValue, requestId) => post(token, '/spin', { coinValue, requestId }),
  round: (id) => call(token, 'GET', `/rounds/${encodeURIComponent(id)}`),
  markSeen: (id) => post(token, `/rounds/${encodeURIComponent(id)}/seen`, {}),
  rounds: (before) =>
    call(token, 'GET', before === null ? '/rounds' : `/rounds?before=${encodeURIComponent(before)}`),
  fairness: () => call(token, 'GET', '/fairness'),
  changeSeed: (clientSeed) => post(token, '/seed', { clientSeed }),
});

const post = <Value>(token: string | null, path: string, body: object): Promise<Answer<Value>> =>
  call(token, 'POST', path, body);

const call = async <Value>(
  token: string | null,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Value>> => {
  try {
    const response = await fetch(PLAY + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readAnswer(response);
  } catch {
    // Network down, time over, or an answer cut short: all of them leave the outcome unknown.
    return { kind: 'lost' };
  }
};

const readAnswer = async <Value>(response: Response): Promise<Answer<Value>> => {
  const text = await response.text();
  if (response.ok) return { kind: 'value', value: (text === '' ? null : JSON.parse(text)) as Value };
  const refusal: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  return isRefusal(refusal) ? { kind: 'refused', refusal } : { kind: 'lost' };
};

const isRefusal = (value: unknown): value is RefusedView =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
