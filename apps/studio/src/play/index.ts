/** What a game client sees: its page, and the calls of the wire. */
export { contentSecurity } from './content-security.ts';
export { serveClient } from './serve-client.ts';
export { servePlay } from './serve-play.ts';
