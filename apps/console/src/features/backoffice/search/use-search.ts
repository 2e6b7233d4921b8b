import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';

const PAUSE_MS = 200;

/** What is found for a text once the typing pauses; `settled` when it is the answer to the very text. */
export const useSearch = (typed: string) => {
  const text = typed.trim();
  const [sought] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['search', sought],
    queryFn: ({ signal }) => call('searchConsole', { query: { q: sought }, signal }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });
  const settled = sought === text && !isPlaceholderData && (data !== undefined || error !== null);
  return { hits: text === '' ? [] : (data?.hits ?? []), error: text === '' ? null : error, settled };
};
