import type { CallName } from '@hintha/contract';
import type { FastifyRequest } from 'fastify';

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
