import { openModal, useModals, type GateReason } from './modals.ts';
import { routeGuardOf } from './route-guard.ts';
import { useSession } from './session.ts';

interface Gate {
  reason: GateReason;
  /** A trial account may not do this. */
  real?: boolean;
}

interface Waiting {
  action: () => void;
  gate: Gate;
}

let waiting: Waiting | null = null;

/**
 * Does a use case that needs an account. Without a session the login opens over the page and the use case follows the
 * sign-in; a trial account gets the warning that a real one is needed.
 */
export const gated = (gate: Gate, action: () => void): void => {
  const guard = routeGuardOf(useSession.getState(), gate.real ?? false);
  if (guard === 'free') return action();
  if (guard === 'real-account') return openModal({ name: 'real-account' });
  waiting = { action, gate };
  openModal({ name: 'login', reason: gate.reason });
};

export const openDeposit = (): void =>
  gated({ reason: 'deposit', real: true }, () => openModal({ name: 'account-area', page: 'depositv2' }));

export const openWithdrawal = (): void =>
  gated({ reason: 'account', real: true }, () => openModal({ name: 'account-area', page: 'withdraw' }));

const WAYS_IN: readonly (string | undefined)[] = ['login', 'register', 'forgot'];

/** Whether somebody is on the way in. */
export const isSigningIn = (): boolean => WAYS_IN.includes(useModals.getState().open?.name);

/** Lets the waiting use case go on after the sign-in, and drops it when the login is put away. */
export const startGate = (): void => {
  useSession.subscribe((session, before) => {
    if (waiting === null || session.member === null || before.member !== null) return;
    const { action, gate } = waiting;
    waiting = null;
    gated(gate, action);
  });
  useModals.subscribe(() => {
    if (!isSigningIn() && useSession.getState().token === null) waiting = null;
  });
};
