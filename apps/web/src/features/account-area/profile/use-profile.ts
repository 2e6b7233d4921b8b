import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Asked, type Reply } from '../../../shared/api.ts';
import { nameMember, useSession } from '../../../shared/session.ts';

export type Profile = Reply<'readProfile'>;
type Change = Partial<Asked<'changeProfile'>['body']>;

/** What the member has told about itself. */
export const useProfile = () => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['readProfile', username],
    queryFn: async ({ signal }) => call('readProfile', { signal }),
    staleTime: 0,
  });
};

/** Changes parts of the profile; the rest goes along as it is, for the server takes it whole. */
export const useProfileChange = () => {
  const client = useQueryClient();
  const username = useSession((session) => session.username);
  return async (profile: Profile, change: Change): Promise<void> => {
    const { payeeName: _name, email: _email, mobileNum: _mobile, idNumber: _id, ...changeable } = profile;
    const changed = await call('changeProfile', { body: { ...changeable, ...change } });
    client.setQueryData(['readProfile', username], changed);
    const { member } = useSession.getState();
    if (member !== null) nameMember({ ...member, nickname: changed.nickname });
  };
};
