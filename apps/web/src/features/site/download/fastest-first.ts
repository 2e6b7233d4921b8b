import type { SiteRoute } from '../../../shared/site/routes-of.ts';

/** An address with its speed, which is null once it has not answered. */
export interface Measured extends Omit<SiteRoute, 'speed'> {
  readonly speed: number | null;
}

const rank = ({ speed }: Measured): number => speed ?? Number.MAX_SAFE_INTEGER;

/** The fastest first and the silent last, once all are measured: until then nothing moves under a finger. */
export const fastestFirst = (measured: readonly Measured[]): readonly Measured[] =>
  measured.some(({ speed }) => speed === 0)
    ? measured
    : measured.toSorted((one, other) => rank(one) - rank(other));
