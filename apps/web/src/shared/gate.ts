import { openModal, useModals, type GateReason } from './modals.ts';
import { passageOf } from './route-guard.ts';
import { useSession } from './session.ts';

interface Gate {
  reason: GateReason;
  /** A trial account may not do this. */
  real?: boolean;
}

interface Waiting {
  deed: () => void;
  gate: Gate;
}

let waiting: Waiting | null = null;

/**
 * Does a deed that needs an account. Without a session the login opens over the page and the deed follows the
 * sign-in; a trial account gets the warning that a real one is needed.
 */
export const gated = (gate: Gate, deed: () => void): void => {
  const passage = passageOf(useSession.getState(), gate.real ?? false);
  if (passage === 'free') return deed();
  if (passage === 'real-account') return openModal({ name: 'real-account' });
  waiting = { deed, gate };
  openModal({ name: 'login', reason: gate.reason });
};

export const openDeposit = (): void =>
  gated({ reason: 'deposit', real: true }, () => openModal({ name: 'member-centre', page: 'depositv2' }));

const WAYS_IN: readonly (string | undefined)[] = ['login', 'register', 'forgot'];

/** Whether somebody is on the way in. */
export const isSigningIn = (): boolean => WAYS_IN.includes(useModals.getState().open?.name);

/** Lets the waiting deed go on after the sign-in, and drops it when the login is put away. */
export const startGate = (): void => {
  useSession.subscribe((session, before) => {
    if (waiting === null || session.member === null || before.member !== null) return;
    const { deed, gate } = waiting;
    waiting = null;
    gated(gate, deed);
  });
  useModals.subscribe(() => {
    if (!isSigningIn() && useSession.getState().token === null) waiting = null;
  });
};
