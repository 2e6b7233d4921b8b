import { gated } from '../../shared/gate.ts';
import { openModal, type MemberPage } from '../../shared/modals.ts';

/** The pages of one's own that notifications lead to. */
const ASKED: readonly MemberPage[] = ['withdraw', 'personalHistoryCopy', 'supportCases'];

/** Opens the page of one's own that an address asks for, after a login if need be; answers the address without that. */
export const openAskedPage = (address: string): URL | null => {
  const rest = new URL(address, location.origin);
  const page = ASKED.find((one) => one === rest.searchParams.get('open'));
  if (page === undefined) return null;
  rest.searchParams.delete('open');
  gated({ reason: 'account', real: true }, () => openModal({ name: 'account-area', page }));
  return rest;
};
