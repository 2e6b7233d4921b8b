import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import type { EventFile, Market } from '../use-events.ts';
import { lineOfPick, marketTitle, pickName } from './market-names.ts';
import styles from './markets.module.css';
import { marginOf, readPrice, readPrices, shortPrice } from './read-prices.ts';

interface Props {
  readonly event: EventFile;
  readonly market: Market;
  readonly busy: boolean;
  readonly onConfirm: (prices: string[], reason: string) => void;
  readonly onClose: () => void;
}

/** So many fields stand below one another before they go side by side. */
const ONE_COLUMN = 4;

/** Asks for a price for each pick, and tells what the operator would keep at them. */
export const PricesDialog = ({ event, market, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const { code, picks } = market;
  // What the feed sends meanwhile must not write over what is typed.
  const [typed, setTyped] = useState<readonly string[]>(() =>
    picks.map((_, place) => shortPrice(market.prices[place] ?? '')),
  );
  const prices = readPrices(typed);
  return (
    <ReasonDialog
      title={t('sports.markets.pricesOf', { name: marketTitle(t, market) })}
      consequence={t('sports.markets.pricesAsk')}
      confirm={t('sports.markets.save')}
      busy={busy}
      ready={prices !== undefined}
      onConfirm={(reason) => prices !== undefined && onConfirm(prices, reason)}
      onClose={onClose}
    >
      <SimpleGrid cols={picks.length > ONE_COLUMN ? { base: 2, xs: 3 } : 1} spacing="sm">
        {picks.map((pick, place) => {
          const value = typed[place] ?? '';
          return (
            <TextInput
              key={pick}
              label={pickName(t, { code, line: lineOfPick(market, pick), teams: event }, pick)}
              inputMode="decimal"
              autoComplete="off"
              required
              value={value}
              error={value === '' || readPrice(value) !== undefined ? null : t('sports.markets.priceWrong')}
              onChange={({ currentTarget }) => setTyped(typed.with(place, currentTarget.value))}
              {...(place === 0 ? AUTOFOCUS : {})}
            />
          );
        })}
      </SimpleGrid>
      <Margin code={code} prices={prices} />
    </ReasonDialog>
  );
};

const Margin = ({ code, prices }: { code: string; prices: readonly string[] | undefined }) => {
  const t = useTexts();
  const margin = prices === undefined ? undefined : marginOf(code, prices);
  const isLoss = margin !== undefined && margin < 0;
  return (
    <p className={styles.margin} data-loss={isLoss || undefined} role="status">
      {t('sports.markets.margin')}{' '}
      <b className="num">{margin === undefined ? '–' : `${margin.toFixed(2).replace('-', '−')}%`}</b>
      {isLoss && <span>{t('sports.markets.marginLoses')}</span>}
    </p>
  );
};
