import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openModal, useModals } from '../shared/modals.ts';
import { useSession } from '../shared/session.ts';

/** Opens the modal that a path stands for; when it is put away, the path becomes that of the page below it. */
export const useRouteModal = (modal: 'login' | 'register' | undefined): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (modal === undefined) return undefined;
    const leave = () => void navigate('/', { replace: true });
    if (useSession.getState().token !== null) {
      leave();
      return undefined;
    }
    openModal({ name: modal });
    return useModals.subscribe(({ open }) => {
      if (open === null) leave();
    });
  }, [modal, navigate]);
};
