import type {
  HistoryView,
  OpenedView,
  RefusedView,
  RotatedView,
  RoundView,
  SeedView,
} from '../../../src/wire.ts';

/** What became of a call: its value, the studio's error, or no answer at all. */
export type Answer<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'refused'; businessError: RefusedView }
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
// Nothing is staked while the game opens, and on a slow network the answer shares the line with the game itself.
const OPEN_TIMEOUT_MS = 30_000;

export const openGame = (launch: string): Promise<Answer<OpenedView>> =>
  call({ path: '/open', body: { launch }, timeoutMs: OPEN_TIMEOUT_MS });

export const createCalls = (token: string): Calls => ({
  spin: (coinValue, requestId) => call({ token, path: '/spin', body: { coinValue, requestId } }),
  round: (id) => call({ token, path: `/rounds/${encodeURIComponent(id)}` }),
  markSeen: (id) => call({ token, path: `/rounds/${encodeURIComponent(id)}/seen`, body: {} }),
  rounds: (before) =>
    call({ token, path: before === null ? '/rounds' : `/rounds?before=${encodeURIComponent(before)}` }),
  fairness: () => call({ token, path: '/fairness' }),
  changeSeed: (clientSeed) => call({ token, path: '/seed', body: { clientSeed } }),
});

/** A call with a body is a POST, one without is a GET. */
interface Request {
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  readonly timeoutMs?: number;
}

const call = async <Value>(request: Request): Promise<Answer<Value>> => {
  const { path, token, body, timeoutMs = TIMEOUT_MS } = request;
  try {
    const response = await fetch(PLAY + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
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
  const businessError: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  return isBusinessError(businessError) ? { kind: 'refused', businessError } : { kind: 'lost' };
};

const isBusinessError = (value: unknown): value is RefusedView =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
