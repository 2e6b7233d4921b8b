import { useState } from 'react';
import { requestFor } from '../../../shared/forms/request-for.ts';
import type { AskedOrder, Draft } from '../game/draft.ts';
import type { Line } from '../game/price.ts';
import type { ChangeDraft } from '../game/use-draft.ts';
import { MOST_TRIES, useSending, type PlacedOrder } from './use-sending.ts';

/** How far an order is: put together, repeated to be confirmed, sent, sent without an answer, or taken. */
type Stage = 'edit' | 'confirm' | 'sending' | 'checking' | 'placed';

interface Taken {
  order: PlacedOrder;
  lines: readonly Line[];
}

const betsOf = (lines: readonly Line[]): string =>
  JSON.stringify(lines.map(({ playType, numbers, unitStake }) => ({ playType, numbers, unitStake })));

type Order = Pick<AskedOrder, 'gameCode' | 'issue'> & { prizeMode: number };

/** Places what is on the slip, once. */
export const usePlaceOrder = (draft: Draft, change: ChangeDraft) => {
  const [stage, setStage] = useState<Stage>(draft.unanswered === null ? 'edit' : 'checking');
  const [error, setError] = useState<string | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const go = (next: Stage, text: string | null = null) => {
    setError(text);
    setStage(next);
  };
  const send = useSending({
    onPlaced: (order) => {
      setTaken({ order, lines: draft.lines });
      change({ unanswered: null, lines: [] });
      go('placed');
    },
    onRefused: (text) => {
      change({ unanswered: null });
      go('edit', text);
    },
    onUnanswered: () => go('checking'),
  });
  const place = async ({ prizeMode, ...order }: Order): Promise<void> => {
    const asked = { ...order, bets: betsOf(draft.lines), prizeMode: String(prizeMode) };
    const request = requestFor<AskedOrder>(asked, draft.unanswered, () => crypto.randomUUID());
    change({ unanswered: request });
    go('sending');
    await send(request, 1);
  };
  /** Asks once more what became of an order without an answer. */
  const check = async (): Promise<void> => {
    if (draft.unanswered === null) return go('edit');
    go('sending');
    await send(draft.unanswered, MOST_TRIES);
  };
  /** Puts the lines of the order that was taken on the slip once more. */
  const again = () => {
    change({ lines: taken?.lines ?? [] });
    go('edit');
  };
  const [confirm, edit] = [() => go('confirm'), () => go('edit')];
  return { stage, error, taken, place, check, again, confirm, edit };
};

export type Placing = ReturnType<typeof usePlaceOrder>;
