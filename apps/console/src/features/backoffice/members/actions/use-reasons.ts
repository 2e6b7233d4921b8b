import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api.ts';

/** The reason codes of the brand. */
export const useReasons = () =>
  useQuery({
    queryKey: ['reasons'],
    queryFn: ({ signal }) => call('listReasons', { signal }),
    staleTime: Infinity,
  }).data;
