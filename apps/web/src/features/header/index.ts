/** The part of the header that only a member has. */
export { MemberHeader } from './member-header.tsx';
