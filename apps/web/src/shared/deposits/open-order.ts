import type { Reply } from '../api.ts';

type Deposit = Reply<'readDeposit'>;

const OPEN: readonly Deposit['state'][] = ['CREATED', 'AWAITING', 'SUBMITTED', 'MATCHING'];
const UNPAID: readonly Deposit['state'][] = ['CREATED', 'AWAITING'];

/** The state as it is at an instant: the server needs a moment to note that a time is over. */
export const stateAt = ({ state, expiresAt }: Deposit, now: number): Deposit['state'] =>
  UNPAID.includes(state) && now >= expiresAt ? 'EXPIRED' : state;

/** The newest order that is still waited for. */
export const openOrder = (list: readonly Deposit[], now: number): Deposit | undefined =>
  list.find((deposit) => OPEN.includes(stateAt(deposit, now)));
