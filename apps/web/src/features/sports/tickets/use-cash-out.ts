import { CASH_OUT_PARTS } from '@hintha/sports';
import { showToast } from '@hintha/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { refreshBalance } from '../../../shared/balance.ts';
import { serverNow } from '../../../shared/clock.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { Ticket } from './use-tickets.ts';

export const PARTS = CASH_OUT_PARTS;
export type Part = (typeof PARTS)[number];

const askFor = async (id: string, part: Part) => {
  const quote = await call('quoteCashOut', { params: { id }, body: { part } });
  return { ...quote, askedAt: serverNow() };
};

/** What is paid for a part of a ticket, for a few seconds. */
export type Offer = Awaited<ReturnType<typeof askFor>>;

/** Asks for an offer for a part of a ticket, and takes it. */
export const useCashOut = ({ id }: Ticket, onDone: () => void) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const client = useQueryClient();
  const [part, setPart] = useState<Part>(100);
  const quoting = useMutation({ mutationFn: (asked: Part) => askFor(id, asked) });
  const taking = useMutation({
    mutationFn: ({ quoteId }: Offer) => call('takeCashOut', { params: { id }, body: { quoteId } }),
    onSuccess: (_ticket, { paid }) => {
      showToast({ kind: 'success', text: t('tickets.cashedOut', { amount: formatMoney(paid, symbol) }) });
      onDone();
    },
    onSettled: async () => {
      void refreshBalance();
      await client.invalidateQueries({ queryKey: ['listSportsTickets'] });
    },
  });
  const { mutate: ask } = quoting;
  useEffect(() => ask(part), [ask, part]);
  const offer = taking.isError ? undefined : quoting.data;
  return {
    part,
    choose: setPart,
    offer,
    isAsking: quoting.isPending,
    error: taking.error ?? quoting.error,
    renew: () => {
      taking.reset();
      ask(part);
    },
    take: () => {
      if (offer !== undefined) taking.mutate(offer);
    },
    isTaking: taking.isPending,
  };
};
