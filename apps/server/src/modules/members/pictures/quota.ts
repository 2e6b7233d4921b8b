const MOST_PICTURES = 40;
const MOST_BYTES = 100 * 1024 * 1024;

/** Over how long a member's pictures are counted. */
export const QUOTA_MS = 24 * 3_600_000;

/** Whether a member has sent as many pictures as it may. */
export const isSpent = ({ pictures, bytes }: { pictures: number; bytes: number }): boolean =>
  pictures >= MOST_PICTURES || bytes >= MOST_BYTES;
