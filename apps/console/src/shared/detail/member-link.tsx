import { SubjectPageLink } from './subject-link.tsx';

/** The name of a member, which leads to what is known of it for those who may see that. */
export const MemberLink = ({ id, name }: { id: string; name: string }) => (
  <SubjectPageLink kind="account" id={id}>
    {name}
  </SubjectPageLink>
);
