/** What one of the staff, or a source by itself, says of a result. */
export interface Said<Result> {
  readonly result: Result;
  readonly source: string;
  /** Null for what a source reports by itself. */
  readonly staffId: bigint | null;
  /** Of a report: who of the staff knows the key that it was signed with. */
  readonly keyStaffId: bigint | null;
}

const personOf = ({ staffId, keyStaffId }: Said<unknown>): bigint | null => staffId ?? keyStaffId;

const reporterOf = ({ source, staffId }: Said<unknown>): string =>
  staffId === null ? `source ${source}` : `staff ${staffId}`;

/** When what several have said of a result makes it one. */
export const openConfirmation = <Result>(isSame: (one: Result, other: Result) => boolean) => {
  // By different people, and unless both are staff by different sources.
  const doAgree = (one: Said<Result>, other: Said<Result>): boolean => {
    if (!isSame(one.result, other.result)) return false;
    const person = personOf(one);
    if (person !== null && person === personOf(other)) return false;
    return (one.staffId !== null && other.staffId !== null) || one.source !== other.source;
  };

  const lastWords = (said: readonly Said<Result>[]): Said<Result>[] => [
    ...new Map(said.map((one) => [reporterOf(one), one])).values(),
  ];

  const isDisputed = (said: readonly Said<Result>[]): boolean => {
    const [first, ...others] = lastWords(said);
    return first !== undefined && others.some((other) => !isSame(other.result, first.result));
  };

  // Another agrees with it, and nobody says anything else.
  const confirms = (before: readonly Said<Result>[], said: Said<Result>): boolean =>
    !isDisputed([...before, said]) && lastWords(before).some((other) => doAgree(other, said));

  return { doAgree, isDisputed, confirms };
};
