import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** Where the next page begins; undefined when this is the last. */
  readonly next: string | undefined;
}

export interface RowSource<Row, Page extends RowPage<Row> = RowPage<Row>> {
  /** What the answers are kept under: the name of the list first, then its filters. */
  readonly key: readonly [list: string, ...filters: unknown[]];
  readonly fetch: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  /** How often an open list is read anew; not at all when left out. */
  readonly everyMs?: number;
}

/** The rows of a list as far as they have been read, and what can be done with the list. */
export interface Rows<Row, Page extends RowPage<Row> = RowPage<Row>> {
  readonly rows: readonly Row[];
  /** The first page, for what it says beside its rows. */
  readonly first: Page | undefined;
  readonly loading: boolean;
  /** What went wrong last; rows that were read before stay. */
  readonly error: Error | null;
  /** Whether the rows are those of another filter, or older than a failed call. */
  readonly stale: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Reads every page from the first on, at most as many rows as are named. */
  readonly readAll: (most: number) => Promise<readonly Row[]>;
}

const NONE: readonly never[] = [];

const readAllOf = async <Row>({ fetch }: RowSource<Row>, most: number): Promise<Row[]> => {
  const { signal } = new AbortController();
  const all: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetch(cursor, signal);
    all.push(...page.rows);
    cursor = page.next;
  } while (cursor !== undefined && all.length < most);
  return all.slice(0, most);
};

/** A list that the server gives page by page; the rows of the filter before stay until those of the next are there. */
export const useRows = <Row, Page extends RowPage<Row> = RowPage<Row>>(
  source: RowSource<Row, Page>,
): Rows<Row, Page> => {
  const query = useInfiniteQuery({
    queryKey: source.key,
    queryFn: ({ pageParam, signal }) => source.fetch(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: source.everyMs ?? false,
  });
  const { data, error } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? NONE, [data]);
  return {
    rows,
    first: data?.pages[0],
    loading: query.isPending,
    error,
    stale: query.isPlaceholderData || (error !== null && data !== undefined),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    retry: () => void query.refetch(),
    readAll: (most) => readAllOf(source, most),
  };
};
