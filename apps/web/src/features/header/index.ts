/** The part of the header that only a member has. */
export { MemberBar } from './member-header.tsx';
