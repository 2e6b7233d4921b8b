import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openDeposit } from '../../shared/gate.ts';
import { openModal, useModals } from '../../shared/modals.ts';
import { useSession } from '../../shared/session.ts';
import { opensModal } from '../redirect.ts';

/** Opens the modal that a path stands for; when all is put away, the path becomes that of the page below it. */
export const useRouteModal = (modal: 'login' | 'register' | 'deposit' | undefined): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (modal === undefined) return undefined;
    const leave = () => void navigate('/', { replace: true });
    if (modal === 'deposit') openDeposit();
    else if (useSession.getState().token !== null) {
      leave();
      return undefined;
    } else if (opensModal(modal, useModals.getState().open?.name)) openModal({ name: modal });
    return useModals.subscribe(({ open }) => {
      if (open === null) leave();
    });
  }, [modal, navigate]);
};
