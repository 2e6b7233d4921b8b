import { useSearchParams } from 'react-router';

export const WAYS = ['vendor', 'game', 'team', 'wallet', 'currency'] as const;
export type Way = (typeof WAYS)[number];

const NARROWING = ['kind', 'systemAccount', 'vendor', 'game', 'team'] as const;
export type Narrowing = (typeof NARROWING)[number];

const isWay = (text: string | null): text is Way => (WAYS as readonly (string | null)[]).includes(text);

export interface AggregateFilter {
  readonly by: Way;
  /** Empty for what is not narrowed. */
  readonly values: Readonly<Record<Narrowing, string>>;
  readonly narrowed: readonly Narrowing[];
  readonly narrow: (to: Partial<Record<Narrowing | 'by', string>>) => void;
  readonly widen: (name: Narrowing) => void;
}

/** The filter of the aggregates of a day; it is kept in the address, so that Back undoes one step. */
export const useAggregateFilter = (): AggregateFilter => {
  const [params, setParams] = useSearchParams();
  const by = params.get('by');
  const values = Object.fromEntries(NARROWING.map((name) => [name, params.get(name) ?? '']));
  const narrow = (to: Readonly<Record<string, string>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(to)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return {
    by: isWay(by) ? by : 'vendor',
    values: values as Record<Narrowing, string>,
    narrowed: NARROWING.filter((name) => values[name] !== ''),
    narrow,
    widen: (name) => narrow({ [name]: '' }),
  };
};
