import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of one call, and those that its answer sets. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Sets a cookie that no script reads and no other site sends; zero seconds take it away. */
  set(name: string, value: string, seconds: number): void;
}

const LONGEST_HEADER = 4096;

export const openCookies = (request: FastifyRequest, reply: FastifyReply): Cookies => ({
  get: (name) => readCookie(request.headers.cookie ?? '', name),
  set: (name, value, seconds) => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    const cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
    reply.header('set-cookie', cookie + secure).header('cache-control', 'no-store');
  },
});

/** A cookie of a call that is served without the contract. */
export const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  readCookie(headers.cookie ?? '', name);

const readCookie = (header: string, name: string): string | undefined => {
  if (header.length > LONGEST_HEADER) return undefined;
  const found = header.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  return found === undefined ? undefined : decode(found.slice(found.indexOf('=') + 1).trim());
};

// What does not decode was not set by us.
const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};
