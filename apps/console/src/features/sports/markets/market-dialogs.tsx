import { call } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { SuspendDialog } from '../suspend-dialog.tsx';
import { type EventFile, type Market, SPORTS } from '../use-events.ts';
import type { MarketAction } from './market-card.tsx';
import { marketTitle } from './market-names.ts';
import { PricesDialog } from './prices-dialog.tsx';

interface Props {
  readonly event: EventFile;
  readonly market: Market;
  readonly action: MarketAction;
  readonly onClose: () => void;
}

/** What was asked for of a market. */
export const MarketDialogs = ({ event, market, action, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SPORTS);
  const name = marketTitle(t, market);
  const set = async (prices: string[] | null, reason: string) => {
    const asked = { params: { id: market.id }, body: { prices, reason } };
    const done = t(prices === null ? 'sports.markets.backDone' : 'sports.markets.pricesSet');
    if (await perform(() => call('setSportsPrices', asked), done)) onClose();
  };
  if (action === 'suspend')
    return (
      <SuspendDialog
        what="market"
        id={market.id}
        name={name}
        isSuspended={market.isSuspended}
        onClose={onClose}
      />
    );
  if (action === 'prices')
    return (
      <PricesDialog
        event={event}
        market={market}
        busy={busy}
        onConfirm={(prices, reason) => void set(prices, reason)}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      title={t('sports.markets.backOf', { name })}
      consequence={t('sports.markets.backAsk')}
      confirm={t('sports.markets.back')}
      busy={busy}
      onConfirm={(reason) => void set(null, reason)}
      onClose={onClose}
    />
  );
};
