/** What the page of a game may tell the page around it. */
export type FrameMessage =
  | { type: 'hintha:close' }
  | { type: 'hintha:title'; title: string }
  | { type: 'hintha:deposit' };

interface Arrived {
  origin: string;
  source: unknown;
  data: unknown;
}

interface Frame {
  /** Origin of the address that the launch gave. */
  origin: string;
  window: unknown;
}

const LONGEST_TITLE = 80;

/** Reads a message if it comes from the game's own window and origin and has a known shape. */
export const readFrameMessage = (arrived: Arrived, frame: Frame): FrameMessage | undefined => {
  if (arrived.origin !== frame.origin || arrived.source !== frame.window) return undefined;
  if (typeof arrived.data !== 'object' || arrived.data === null) return undefined;
  const { type, title } = arrived.data as { type?: unknown; title?: unknown };
  if (type === 'hintha:close' || type === 'hintha:deposit') return { type };
  if (type !== 'hintha:title' || typeof title !== 'string' || title.trim() === '') return undefined;
  return { type, title: title.trim().slice(0, LONGEST_TITLE) };
};

/**
 * The origin of a game's address, if a frame may show it: http or https, and not our own origin, since a
 * sandboxed frame of our own origin could reach the session.
 */
export const frameOrigin = (address: string, ownOrigin: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return origin === ownOrigin ? undefined : origin;
};
