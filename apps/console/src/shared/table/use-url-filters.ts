import { useSearchParams } from 'react-router';

export interface UrlFilters<Name extends string> {
  /** Empty for a filter that is not set. */
  readonly values: Readonly<Record<Name, string>>;
  readonly set: (name: Name, value: string) => void;
  /** Several at once: of changes right after one another the address keeps the last alone. */
  readonly setAll: (values: Partial<Record<Name, string>>) => void;
  readonly clear: () => void;
  readonly any: boolean;
}

/** Filters that stand in the address, so that a list can be sent to a colleague as it is. */
export const useUrlFilters = <Name extends string>(names: readonly Name[]): UrlFilters<Name> => {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace: true },
    );
  const setAll = (asked: Readonly<Record<string, string | undefined>>) =>
    change((next) => {
      for (const [name, value = ''] of Object.entries(asked)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
    });
  return {
    values,
    set: (name, value) => setAll({ [name]: value }),
    setAll,
    clear: () => change((next) => names.forEach((name) => next.delete(name))),
    any: names.some((name) => values[name] !== ''),
  };
};
