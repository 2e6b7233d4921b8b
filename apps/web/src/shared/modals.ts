import { create } from 'zustand';

/** Why a gated action asks to log in; each has its sentence under `gate.<reason>`. */
export type GateReason = 'play' | 'account' | 'ended';

/** The pages of the member centre by their names in the product. */
export type MemberPage = 'securityCenter' | 'personalHistoryCopy';

/** The one thing that may lie over the page. */
export type Modal =
  | { name: 'login'; reason?: GateReason }
  | { name: 'register' }
  | { name: 'real-account' }
  | { name: 'log-out' }
  | { name: 'notice'; noticeId: string }
  | { name: 'games' }
  | { name: 'search' }
  | { name: 'account' }
  | { name: 'member-centre'; page: MemberPage };

export const useModals = create<{ open: Modal | null }>(() => ({ open: null }));

/** Opens a modal; one that is open hands over to it. */
export const openModal = (modal: Modal): void => useModals.setState({ open: modal });

/** Closes what is open, or, with a name, only that one: a modal may have handed over to another meanwhile. */
export const closeModal = (name?: Modal['name']): void => {
  const { open } = useModals.getState();
  if (name === undefined || open?.name === name) useModals.setState({ open: null });
};
