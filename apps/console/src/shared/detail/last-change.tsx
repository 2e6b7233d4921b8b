import { formatInstant } from '../format.ts';

interface Change {
  readonly by: string;
  readonly at: number;
  readonly reason: string | null;
}

/** Who set something last, when, and why. */
export const LastChange = ({ change: { by, at, reason } }: { change: Change }) => (
  <span>
    {by} · <span className="num">{formatInstant(at)}</span>
    {reason !== null && ` · ${reason}`}
  </span>
);
