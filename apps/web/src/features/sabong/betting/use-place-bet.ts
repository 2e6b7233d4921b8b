import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, CallFailed, type Reply } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { explain } from '../../../shared/explain.ts';
import { readAgain } from '../../../shared/lists/read-again.ts';
import type { Pick } from '../live/use-arenas.ts';

export type PlacedBet = Reply<'placeSabongBet'>;

interface Request {
  readonly fightId: string;
  readonly pick: Pick;
  readonly stake: string;
  readonly requestId: string;
}

/** How far a bet is: none, sent, sent without an answer, taken, or refused. */
export type Placing =
  | { readonly stage: 'none' }
  | { readonly stage: 'sending' | 'checking'; readonly request: Request }
  | { readonly stage: 'taken'; readonly bet: PlacedBet }
  | { readonly stage: 'refused'; readonly text: string };

const AGAIN_MS = 3000;
/** After so many tries the member decides when it is asked for again. */
const MOST_TRIES = 5;

/** Places bets on a fight, one behind the other; while no answer comes a bet is sent again with its id, and counts once. */
export const usePlaceBet = (fightId: string) => {
  const [placing, setPlacing] = useState<Placing>({ stage: 'none' });
  const client = useQueryClient();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const send = async (request: Request, tries: number): Promise<void> => {
    window.clearTimeout(timer.current);
    try {
      setPlacing({ stage: 'taken', bet: await call('placeSabongBet', { body: request }) });
    } catch (failure) {
      if (failure instanceof CallFailed) {
        setPlacing({ stage: 'checking', request });
        if (tries < MOST_TRIES)
          timer.current = window.setTimeout(() => void send(request, tries + 1), AGAIN_MS);
        return;
      }
      setPlacing({ stage: 'refused', text: explain(failure) });
    }
    void refreshBalance();
    await readAgain(client, 'listSabongBets');
  };
  const isBusy = placing.stage === 'sending' || placing.stage === 'checking';
  const bet = (pick: Pick, stake: string): void => {
    if (isBusy) return;
    const request = { fightId, pick, stake, requestId: crypto.randomUUID() };
    setPlacing({ stage: 'sending', request });
    void send(request, 1);
  };
  const check = (): void => {
    if (placing.stage === 'checking') void send(placing.request, MOST_TRIES);
  };
  return { placing, isBusy, bet, check };
};
