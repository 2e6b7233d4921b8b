import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallFailed, type Reply } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { explain } from '../../../shared/explain.ts';
import { readAgain } from '../../../shared/lists/read-again.ts';

export type Chase = Reply<'createChase'>;

/** A chase as it is sent; the same id is taken once, however often it comes. */
type Request = Parameters<typeof sendChase>[0];

const sendChase = (body: {
  gameCode: string;
  playType: string;
  numbers: string;
  unitStake: string;
  prizeMode: number;
  items: { issue: string; multiple: number }[];
  stopOnWin: boolean;
  requestId: string;
}) => call('createChase', { body });

type Stage =
  | { readonly name: 'edit'; readonly error: string | null }
  | { readonly name: 'sending' }
  /** No answer came: it may have been taken, and is asked for again as it was. */
  | { readonly name: 'unanswered'; readonly request: Request }
  | { readonly name: 'taken'; readonly chase: Chase };

/** Begins a chase, once. */
export const useCreateChase = (onTaken: () => void) => {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'edit', error: null });
  const send = async (request: Request): Promise<void> => {
    setStage({ name: 'sending' });
    try {
      const chase = await sendChase(request);
      setStage({ name: 'taken', chase });
      onTaken();
    } catch (failure) {
      if (failure instanceof CallFailed) return setStage({ name: 'unanswered', request });
      setStage({ name: 'edit', error: explain(failure) });
    }
    void refreshBalance();
    await Promise.all(['listChases', 'listLotteryOrders'].map((list) => readAgain(client, list)));
  };
  return {
    stage,
    create: (asked: Omit<Request, 'requestId'>) => send({ ...asked, requestId: crypto.randomUUID() }),
    again: send,
  };
};
