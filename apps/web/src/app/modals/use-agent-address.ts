import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { gated } from '../../shared/gate.ts';
import { closeModal, openModal, useModals } from '../../shared/modals.ts';
import { useSession } from '../../shared/session.ts';
import { agentAddressOf, parseAgentAddress } from './agent-address.ts';

const isOpen = (address: string): boolean => {
  const { open } = useModals.getState();
  return open?.name === 'agent-area' && agentAddressOf(open) === address;
};

/** What is open of the agent area stands in the address: the way back, a new start and a link lead to it. */
export const useAgentAddress = (): void => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Until it is known who is signed in nobody can tell an agent.
  const isKnown = useSession(({ token, isAgent }) => token === null || isAgent !== '');
  useEffect(() => {
    // What is drawn may still be on its way to where the browser is.
    if (!isKnown || hash !== window.location.hash) return;
    const asked = parseAgentAddress(hash);
    if (asked === null) closeModal('agent-area');
    else if (!isOpen(agentAddressOf(asked))) gated({ reason: 'account', real: true }, () => openModal(asked));
  }, [hash, isKnown]);
  useEffect(
    () =>
      useModals.subscribe(({ open }, { open: before }) => {
        const { pathname, search, hash } = window.location;
        const asked = parseAgentAddress(hash);
        if (open?.name === 'agent-area') {
          const address = agentAddressOf(open);
          if (asked !== null && agentAddressOf(asked) === address) return;
          void navigate(`${pathname}${search}${address}`, { replace: open.replaces === true });
        } else if (before?.name === 'agent-area' && asked !== null)
          void navigate(`${pathname}${search}`, { replace: true });
      }),
    [navigate],
  );
};
