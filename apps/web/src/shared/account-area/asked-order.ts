import { useModals, type MemberPage } from '../modals.ts';

/** The order that a page of the account area was opened for; null when it was opened as such. */
export const askedOrder = (page: MemberPage): string | null => {
  const { open } = useModals.getState();
  return open?.name === 'account-area' && open.page === page ? (open.order ?? null) : null;
};
