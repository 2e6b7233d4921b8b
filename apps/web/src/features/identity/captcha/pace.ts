/** The server draws one picture a second; asking sooner is refused. */
const PICTURE_EVERY_MS = 1000;

/** How long a new picture has to wait, in ms, when the last was asked for at an instant. */
export const waitForPicture = (askedAt: number | null, now: number): number =>
  askedAt === null ? 0 : Math.min(PICTURE_EVERY_MS, Math.max(0, askedAt + PICTURE_EVERY_MS - now));
