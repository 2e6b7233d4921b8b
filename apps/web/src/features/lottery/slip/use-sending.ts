import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, CallFailed, type Reply } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { explain } from '../../../shared/explain.ts';
import type { OpenRequest } from '../../../shared/forms/request-for.ts';
import { readAgain } from '../../../shared/lists/read-again.ts';
import type { AskedOrder } from '../game/draft.ts';
import type { Line } from '../game/price.ts';

export type PlacedOrder = Reply<'placeLotteryOrder'>;
export type Request = OpenRequest<AskedOrder>;

const bodyOf = ({ gameCode, issue, bets, prizeMode, requestId }: Request) => ({
  gameCode,
  ...(issue === '' ? {} : { issue }),
  bets: JSON.parse(bets) as Pick<Line, 'playType' | 'numbers' | 'unitStake'>[],
  prizeMode: Number(prizeMode),
  requestId,
});

const AGAIN_MS = 3000;
/** After so many tries the member decides when it is asked for again. */
export const MOST_TRIES = 5;

interface Ends {
  onPlaced: (order: PlacedOrder) => void;
  onRefused: (text: string) => void;
  /** No answer came: it may have been taken. */
  onUnanswered: () => void;
}

/** Sends an order, and while no answer comes sends it again with the same id, so that it is bet once. */
export const useSending = ({ onPlaced, onRefused, onUnanswered }: Ends) => {
  const client = useQueryClient();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const send = async (request: Request, tries: number): Promise<void> => {
    window.clearTimeout(timer.current);
    try {
      onPlaced(await call('placeLotteryOrder', { body: bodyOf(request) }));
    } catch (failure) {
      if (failure instanceof CallFailed) {
        onUnanswered();
        if (tries < MOST_TRIES)
          timer.current = window.setTimeout(() => void send(request, tries + 1), AGAIN_MS);
        return;
      }
      onRefused(explain(failure));
    }
    void refreshBalance();
    await readAgain(client, 'listLotteryOrders');
  };
  return send;
};
