import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, CallFailed, type Reply } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { explain } from '../../../shared/explain.ts';
import { requestFor, type OpenRequest } from '../../../shared/forms/request-for.ts';
import { readAgain } from '../../../shared/lists/read-again.ts';
import type { AskedOrder, Draft } from '../game/draft.ts';
import type { Line } from '../game/price.ts';
import type { ChangeDraft } from '../game/use-draft.ts';

export type PlacedOrder = Reply<'placeLotteryOrder'>;

/**
 * How far an order is: being put together, repeated to be confirmed, sent, sent without an answer, or taken. Without an
 * answer it is asked for again with the same id, so that it is bet once.
 */
export type Stage = 'edit' | 'confirm' | 'sending' | 'checking' | 'placed';

interface Taken {
  order: PlacedOrder;
  lines: readonly Line[];
}

const bodyOf = ({ gameCode, issue, bets, prizeMode, requestId }: OpenRequest<AskedOrder>) => ({
  gameCode,
  issue,
  bets: JSON.parse(bets) as Pick<Line, 'playType' | 'numbers' | 'unitStake'>[],
  prizeMode: Number(prizeMode),
  requestId,
});

const betsOf = (lines: readonly Line[]): string =>
  JSON.stringify(lines.map(({ playType, numbers, unitStake }) => ({ playType, numbers, unitStake })));

const AGAIN_MS = 3000;
/** After so many tries the member decides when it is asked for again. */
const MOST_TRIES = 5;

interface Order {
  gameCode: string;
  issue: string;
  prizeMode: number;
}

/** Places what is on the slip, once. */
export const usePlaceOrder = (draft: Draft, change: ChangeDraft) => {
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>(draft.unanswered === null ? 'edit' : 'checking');
  const [error, setError] = useState<string | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const send = async (request: OpenRequest<AskedOrder>, tries: number): Promise<void> => {
    window.clearTimeout(timer.current);
    try {
      const order = await call('placeLotteryOrder', { body: bodyOf(request) });
      setTaken({ order, lines: draft.lines });
      change({ unanswered: null, lines: [] });
      setStage('placed');
    } catch (failure) {
      if (failure instanceof CallFailed) {
        setStage('checking');
        if (tries < MOST_TRIES)
          timer.current = window.setTimeout(() => void send(request, tries + 1), AGAIN_MS);
        return;
      }
      change({ unanswered: null });
      setError(explain(failure));
      setStage('edit');
    }
    void refreshBalance();
    await readAgain(client, 'listLotteryOrders');
  };

  const place = async ({ gameCode, issue, prizeMode }: Order): Promise<void> => {
    const asked = { gameCode, issue, bets: betsOf(draft.lines), prizeMode: String(prizeMode) };
    const request = requestFor<AskedOrder>(asked, draft.unanswered, () => crypto.randomUUID());
    change({ unanswered: request });
    setError(null);
    setStage('sending');
    await send(request, 1);
  };

  return {
    stage,
    error,
    taken,
    place,
    /** Asks once more what became of an order without an answer. */
    check: async () => {
      if (draft.unanswered === null) return setStage('edit');
      setStage('sending');
      await send(draft.unanswered, MOST_TRIES);
    },
    confirm: () => {
      setError(null);
      setStage('confirm');
    },
    edit: () => setStage('edit'),
    /** Puts the lines of the order that was taken on the slip once more. */
    again: () => {
      change({ lines: taken?.lines ?? [] });
      setStage('edit');
    },
  };
};

export type Placing = ReturnType<typeof usePlaceOrder>;
