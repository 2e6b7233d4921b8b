import helmet from 'helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What each kind of file may come from; a source that is a function is asked with every page. */
export type Directives = Readonly<Record<string, (string | (() => string))[]>>;

/** What nobody's page is built of: it may load nothing and stand in no frame. */
const OF_ANSWERS: Directives = {
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
};

const COMMON = {
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: false,
} as const;

/**
 * Sets the headers by which browsers protect what they were sent. The whole policy goes with pages and the workers
 * beside them; an answer, a picture or a script that a page loads is judged by the policy of that page, and on a
 * first visit the long headers of fifty small files would weigh more than some of the files.
 */
export const setSecurityHeaders = (http: FastifyInstance, ofPages: Directives): void => {
  const guardPage = helmet({
    ...COMMON,
    contentSecurityPolicy: { useDefaults: false, directives: ofPages },
    // The phone provider's window has to be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  const guardAnswer = helmet({
    ...COMMON,
    contentSecurityPolicy: { useDefaults: false, directives: OF_ANSWERS },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  http.addHook('onSend', (request, reply, payload, done) => {
    // A browser puts the headers of this answer over those of the page it has kept, and this answer has no type.
    if (reply.statusCode === 304) return done(null, payload);
    const guard = isOfPage(reply) ? guardPage : guardAnswer;
    guard(request.raw, reply.raw, () => done(null, payload));
  });
};

/** A worker's script is not kept for long, unlike those that pages load by the hash of what is in them. */
const isOfPage = (reply: FastifyReply): boolean => {
  const type = String(reply.getHeader('content-type') ?? '');
  if (type.startsWith('text/html')) return true;
  return type.includes('javascript') && !String(reply.getHeader('cache-control')).includes('immutable');
};
