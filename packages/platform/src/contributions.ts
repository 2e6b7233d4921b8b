import assert from 'node:assert/strict';

/** A place where a module takes what modules above it have to add; `T` is what it takes. */
export interface ContributionPoint<T> {
  readonly name: string;
  /** Carries the type alone; it is never called. */
  readonly check: (value: T) => T;
}

/** What one module adds to the point of another. */
export interface Contribution {
  readonly point: string;
  readonly value: unknown;
}

/** Everything that was added, collected once when the program starts. */
export interface Contributions {
  all<T>(point: ContributionPoint<T>): readonly T[];
  /** For a point that lives of one contribution; anything else is a mistake of the program. */
  one<T>(point: ContributionPoint<T>): T;
}

export const contributionPoint = <T>(name: string): ContributionPoint<T> => ({
  name,
  check: (value) => value,
});

export const contribute = <T>({ name, check }: ContributionPoint<T>, value: NoInfer<T>): Contribution => ({
  point: name,
  value: check(value),
});

export const collectContributions = (list: readonly Contribution[]): Contributions => {
  const byPoint = Map.groupBy(list, ({ point }) => point);
  // A value comes in by `contribute` alone, where the point has checked its type.
  const all = <T>({ name }: ContributionPoint<T>): readonly T[] =>
    (byPoint.get(name) ?? []).map(({ value }) => value as T);
  return {
    all,
    one: (point) => {
      const [value, ...others] = all(point);
      assert(value !== undefined && others.length === 0, `${point.name} needs one contribution`);
      return value;
    },
  };
};
