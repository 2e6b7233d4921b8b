import type { Fetch } from '@hintha/vendor-protocol';
import type { VendorAnswer } from '../vendor-client.ts';

/** Why a vendor's answer cannot be used; with what it said where it said something. */
export interface VendorFailure {
  readonly failure: 'unknown_host' | 'unreachable' | 'untrusted' | 'timed_out' | 'refused' | 'not_understood';
  readonly detail: string | null;
}

export interface WatchedCalls {
  readonly fetch: Fetch;
  /** What the last call says about an answer that is not what was asked for. */
  readonly explain: (answer: Exclude<VendorAnswer<unknown>, { kind: 'ok' }>) => VendorFailure;
}

/** Looks at what becomes of calls, which the dialects answer with `unknown` whatever it was. */
export const watchCalls = (): WatchedCalls => {
  let last: VendorFailure = { failure: 'unreachable', detail: null };
  return {
    fetch: async (url, request) => {
      try {
        const response = await fetch(url, request);
        last = { failure: 'not_understood', detail: `HTTP ${response.status}` };
        return response;
      } catch (error) {
        last = toFailure(error);
        throw error;
      }
    },
    explain: (answer) => (answer.kind === 'refused' ? { failure: 'refused', detail: answer.code } : last),
  };
};

const FAILURES: readonly (readonly [codes: RegExp, failure: VendorFailure['failure']])[] = [
  [/^(?:ENOTFOUND|EAI_)/, 'unknown_host'],
  [/TIMEDOUT|TIMEOUT/, 'timed_out'],
  [/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/, 'untrusted'],
];

const toFailure = (error: unknown): VendorFailure => {
  if (error instanceof Error && error.name === 'TimeoutError') return { failure: 'timed_out', detail: null };
  const code = codeOf(error instanceof Error ? error.cause : undefined);
  const failure = FAILURES.find(([codes]) => codes.test(code ?? ''))?.[1] ?? 'unreachable';
  return { failure, detail: code };
};

const codeOf = (cause: unknown): string | null =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
