import { useParams } from 'react-router';
import { FindMember } from './find-member.tsx';
import { MemberPage } from './file/member-page.tsx';

/** One member by the address, else the way to find one. */
export const MembersPage = () => {
  const { id } = useParams();
  return id === undefined ? <FindMember /> : <MemberPage key={id} id={id} />;
};
