/** An address in full, as a phone needs it: one of this site begins with its origin. */
export const addressOf = (path: string): string => new URL(path, location.origin).href;
