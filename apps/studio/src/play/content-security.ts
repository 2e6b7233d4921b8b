import type { Config } from '../config.ts';

/** A game runs its own scripts alone, talks to the studio alone, and is framed by the operator alone. */
export const contentSecurity = ({ frameOrigins }: Config): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': frameOrigins,
});
