import { useModals, type MemberPage } from '../modals.ts';

/** The order that a page of the member centre was opened for; null when it was opened as such. */
export const askedOrder = (page: MemberPage): string | null => {
  const { open } = useModals.getState();
  return open?.name === 'member-centre' && open.page === page ? (open.order ?? null) : null;
};
