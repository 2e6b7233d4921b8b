import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';

export type WayUp = Reply<'readUplineTransfer'>;
type Security = Reply<'readSecurity'>;

export interface Standing {
  way: WayUp;
  security: Security;
}

const NAME = 'readUplineTransfer';

/** To whom money can be sent, and what stands in the way. */
export const useStanding = () =>
  useQuery({
    queryKey: [NAME],
    queryFn: async ({ signal }): Promise<Standing> => {
      const [way, security] = await Promise.all([
        call('readUplineTransfer', { signal }),
        call('readSecurity', { signal }),
      ]);
      return { way, security };
    },
    staleTime: 0,
  });

/** The name under which it is kept, for whoever hears that it has changed. */
export const LISTS = [NAME] as const;
