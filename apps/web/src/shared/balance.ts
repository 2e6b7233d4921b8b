import { create } from 'zustand';
import { call } from './api.ts';
import { differenceOf } from './balance-change.ts';
import { serverNow } from './clock.ts';
import { onPulse, onServerEvent } from './events.ts';
import { onLineBack } from './line.ts';
import { useSession } from './session.ts';

interface Balance {
  /** Everything the account has, as it came over the wire; null until it is first known. */
  sum: string | null;
  available: string | null;
  held: string | null;
  /** idle: nothing in progress · refreshing: asked again · failed: the last attempt did not arrive. */
  state: 'idle' | 'refreshing' | 'failed';
  /** The last change by the server, signed; `at` tells two equal changes apart. */
  change: { amount: string; at: number } | null;
  /** When the stream or a reply last proved the balance current, in the time of the server. */
  provenAt: number;
  hidden: boolean;
}

const HIDDEN_KEY = 'balanceHidden';

const UNKNOWN: Omit<Balance, 'hidden'> = {
  sum: null,
  available: null,
  held: null,
  state: 'idle',
  change: null,
  provenAt: 0,
};

export const useBalance = create<Balance>(() => ({
  ...UNKNOWN,
  hidden: localStorage.getItem(HIDDEN_KEY) === '1',
}));

const KEPT_KEY = 'lastBalance';

/** The balance as this session knew it last, for a page that opens without a line. */
const keptBalance = (): Partial<Balance> => {
  const kept = useSession.getState().token === null ? null : sessionStorage.getItem(KEPT_KEY);
  return kept === null ? {} : (JSON.parse(kept) as Partial<Balance>);
};

type Amounts = { sumBalance: string; available: string; held: string };

const show = ({ sumBalance, available, held }: Amounts) => {
  const at = serverNow();
  const amount = differenceOf(useBalance.getState().sum, sumBalance);
  useBalance.setState({
    sum: sumBalance,
    available,
    held,
    state: 'idle',
    provenAt: at,
    ...(amount === null ? {} : { change: { amount, at } }),
  });
  const kept = { sum: sumBalance, available, held, provenAt: at };
  sessionStorage.setItem(KEPT_KEY, JSON.stringify(kept));
};

/** Asks the server for the balance; the amount on the screen stays while it is asked. */
export const refreshBalance = async (): Promise<void> => {
  const { token } = useSession.getState();
  if (token === null || useBalance.getState().state === 'refreshing') return;
  useBalance.setState({ state: 'refreshing' });
  try {
    const amounts = await call('readBalance');
    if (useSession.getState().token === token) show(amounts);
  } catch {
    useBalance.setState({ state: 'failed' });
  }
};

export const hideBalance = (hidden: boolean): void => {
  localStorage.setItem(HIDDEN_KEY, hidden ? '1' : '0');
  useBalance.setState({ hidden });
};

/** Keeps the balance in step with the session and the stream. */
export const startBalance = (): void => {
  useBalance.setState(keptBalance());
  onServerEvent((event) => {
    if (event.type === 'balance-changed') show(event);
  });
  onLineBack(() => void refreshBalance());
  onPulse(() => {
    if (useBalance.getState().sum !== null) useBalance.setState({ provenAt: serverNow() });
  });
  useSession.subscribe((session, before) => {
    if (session.token === before.token) return;
    useBalance.setState(UNKNOWN);
    sessionStorage.removeItem(KEPT_KEY);
    void refreshBalance();
  });
  void refreshBalance();
};
