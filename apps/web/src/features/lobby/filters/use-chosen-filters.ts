import { parseAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import type { LobbyChange, LobbyState, MinBetStep } from '../lobby-state.ts';
import type { Vendor } from '../vendor-tabs.tsx';

/** One filter that narrows the list, or its order: what it is called and the change that takes it away. */
export interface ChosenFilter {
  key: string;
  name: string;
  removal: LobbyChange;
}

/** What is chosen of the list at present, in the order of the screen. */
export const useChosenFilters = (state: LobbyState, vendors: readonly Vendor[]): ChosenFilter[] => {
  const { t } = useTranslation();
  const nameOfStep = useMinBetName();
  const { vendor, text, gameClass, minBet, minReturn, volatility, features, sortBy } = state;
  const vendorName = vendors.find((known) => known.vendor === vendor)?.name ?? vendor;
  const all: (ChosenFilter & { chosen: boolean })[] = [
    { key: 'vendor', chosen: vendor !== '', name: vendorName, removal: { kind: 'vendor', vendor: '' } },
    { key: 'text', chosen: text !== '', name: text, removal: { kind: 'text', text: '' } },
    {
      key: 'class',
      chosen: gameClass !== '',
      name: gameClass && t(`lobby.classes.${gameClass}`),
      removal: { kind: 'class', gameClass: '' },
    },
    {
      key: 'min-bet',
      chosen: minBet !== '',
      name: minBet && nameOfStep(minBet),
      removal: { kind: 'min-bet', minBet: '' },
    },
    {
      key: 'return',
      chosen: minReturn !== '',
      name: t('lobby.returnFrom', { percent: minReturn }),
      removal: { kind: 'return', minReturn: '' },
    },
    {
      key: 'volatility',
      chosen: volatility !== '',
      name: volatility && `${t('game.volatility')}: ${t(`game.volatilities.${volatility}`)}`,
      removal: { kind: 'volatility', volatility: '' },
    },
    ...features.map((feature) => ({
      key: feature,
      chosen: true,
      name: t(`game.features.${feature}`),
      removal: { kind: 'feature', feature } as const,
    })),
    {
      key: 'sort',
      chosen: sortBy !== '',
      name: sortBy && t(`lobby.orders.${sortBy}`),
      removal: { kind: 'sort', sortBy: '' },
    },
  ];
  return all.filter(({ chosen }) => chosen);
};

/**
 * Names a step of the minimum bet in base units and in the currency. A base unit is 100 of the currency, as the
 * catalogue counts, so that its hundredths are whole units of the currency.
 */
export const useMinBetName = (): ((step: MinBetStep) => string) => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  return (step) => t('lobby.minBetStep', { step, amount: `${symbol}\u00A0${parseAmount(step)}` });
};
