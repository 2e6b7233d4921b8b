import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallError } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { showToast } from '../../shared/toasts.ts';
import { useReadAgain } from './use-contracts.ts';

export type Action = 'accept' | 'reject' | 'withdraw' | 'terminate';

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

/** What is done with a contract; taking a lower rate than one gives asks once more. */
export const useAnswer = (id: string) => {
  const { t } = useTranslation('account');
  const readAgain = useReadAgain();
  const [isBusy, setBusy] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [higher, setHigher] = useState<readonly Higher[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = () => {
    setEnding(false);
    setHigher(null);
  };
  const act = async (action: Action, agree = false) => {
    setBusy(true);
    setProblem(null);
    try {
      await send(id, action, agree);
      stop();
      showToast('success', t('contracts.done'));
    } catch (error) {
      stop();
      const found = higherOf(error);
      if (found === null) setProblem(explain(error));
      else setHigher(found);
    } finally {
      setBusy(false);
      void readAgain();
    }
  };
  return {
    isBusy,
    isEnding,
    higher,
    problem,
    stop,
    start: (action: Action) => (action === 'terminate' ? setEnding(true) : void act(action)),
    end: () => void act('terminate'),
    agree: () => void act('accept', true),
  };
};
