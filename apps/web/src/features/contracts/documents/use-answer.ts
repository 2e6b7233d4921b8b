import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallError } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useReadAgain, type Contract } from '../use-contracts.ts';

export type Action = 'accept' | 'reject' | 'withdraw' | 'terminate';

/** What is asked once more: to take an offer, to agree to an end, and to ask for one. */
export type Asking = 'accept' | 'acceptEnd' | 'terminate';

export interface Higher {
  readonly id: string;
  readonly account: string;
  readonly rate: string;
}

const send = (id: string, action: Action, agree: boolean) => {
  const params = { id };
  if (action === 'accept') return call('acceptContract', { params, body: { agree } });
  if (action === 'reject') return call('rejectContract', { params });
  return action === 'withdraw' ? call('withdrawContract', { params }) : call('terminateContract', { params });
};

/** What ends by taking a lower rate, which the server tells with its no. */
const higherOf = (error: unknown): readonly Higher[] | null => {
  if (!(error instanceof CallError) || error.code !== 'downline_higher_rate') return null;
  const { contracts } = error.value as { contracts: readonly Higher[] };
  return contracts;
};

/** What is asked once more before the action is taken; null where it is taken at once. */
export const askingOf = (action: Action, { state }: Contract): Asking | null => {
  if (action === 'accept') return state === 'OFFERED' ? 'accept' : 'acceptEnd';
  return action === 'terminate' ? 'terminate' : null;
};

/** What is done with a contract. What binds is asked once more, and again where it ends what one has given. */
export const useAnswer = (contract: Contract) => {
  const { t } = useTranslation('account');
  const readAgain = useReadAgain();
  const [isBusy, setBusy] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [higher, setHigher] = useState<readonly Higher[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = () => {
    setAsking(null);
    setHigher(null);
  };
  const act = async (action: Action, agree = false) => {
    setBusy(true);
    setProblem(null);
    try {
      await send(contract.id, action, agree);
      stop();
      showToast('success', t(`contracts.did.${askingOf(action, contract) ?? action}`));
    } catch (error) {
      const found = higherOf(error);
      setHigher(found);
      if (found !== null) return;
      stop();
      setProblem(explain(error));
    } finally {
      setBusy(false);
      void readAgain();
    }
  };
  const start = (action: Action) => {
    const asked = askingOf(action, contract);
    if (asked === null) void act(action);
    else setAsking(asked);
  };
  const goOn = () => void act(asking === 'terminate' ? 'terminate' : 'accept', higher !== null);
  return { isBusy, asking, higher, problem, stop, start, goOn };
};

export type Answer = ReturnType<typeof useAnswer>;
