const SECOND_MS = 1000;
const HOUR_S = 3600;

const two = (count: number): string => String(count).padStart(2, '0');

/** What is left of a time: `14:05`, or `1:14:05` from an hour on. Never more than there is. */
export const timeLeft = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const hours = Math.floor(seconds / HOUR_S);
  const clock = `${two(Math.floor((seconds % HOUR_S) / 60))}:${two(seconds % 60)}`;
  return hours === 0 ? clock : `${hours}:${clock}`;
};
