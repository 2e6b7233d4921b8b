import { PlaceLink } from './place-link.tsx';

/** The name of a member, which leads to what is known of it for those who may see that. */
export const MemberLink = ({ id, name }: { id: string; name: string }) => (
  <PlaceLink kind="account" id={id}>
    {name}
  </PlaceLink>
);
