import { Octagon } from '@hintha/ui';

/** The mark of a level: its number, on the octagon of the brand. */
export const Rung = ({ rank, large = false }: { rank: number; large?: boolean }) => (
  <span className="num" aria-hidden="true">
    <Octagon size={large ? 64 : 40}>{rank}</Octagon>
  </span>
);
