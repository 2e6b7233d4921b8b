import type { CallName } from '@hintha/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where a call comes from. */
export interface CallOrigin {
  /** The caller's address; a header counts only from a trusted proxy. */
  ip: string;
  /** The country that a trusted proxy named for the address, as two letters in capitals; null when none did. */
  reportedCountry: string | null;
}

/** Decides whether a call may come in at all, before it is read; it refuses by throwing. */
export type Gate = (call: CallName, origin: CallOrigin) => Promise<void>;

// XX stands for an unknown country.
const COUNTRY = /^(?!XX$)[A-Z]{2}$/i;

export const readOrigin = (request: FastifyRequest, countryHeader: string | null): CallOrigin => ({
  ip: request.ip,
  reportedCountry:
    countryHeader === null || !cameByProxy(request) ? null : readCountry(request, countryHeader),
});

// Only what a trusted proxy forwarded has another address than its connection.
const cameByProxy = ({ ip, socket }: FastifyRequest): boolean => ip !== socket.remoteAddress;

const readCountry = ({ headers }: FastifyRequest, countryHeader: string): string | null => {
  const reported = headers[countryHeader];
  return typeof reported === 'string' && COUNTRY.test(reported) ? reported.toUpperCase() : null;
};

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses calls that a page of another origin has a browser make. A form needs no leave to be sent across, with
 * pictures too, and would act in the network of whoever looks at that page. Browsers say which page it is
 * (`Sec-Fetch-Site`) and let no page say otherwise; other programs, such as those of vendors, say nothing.
 */
export const refuseForeignPages = (http: FastifyInstance): void => {
  http.addHook('onRequest', async ({ method, headers }) => {
    const site = headers['sec-fetch-site'];
    if (!CHANGES.has(method) || site === undefined || OWN.has(site)) return;
    throw Object.assign(new Error('a page of another origin'), { statusCode: 400 });
  });
};
