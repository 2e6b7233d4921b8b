import { showToast } from '@hintha/ui';
import i18next from 'i18next';
import type { KnownMarket, SportsEvent } from '../live/book.ts';
import { keyOf, legOf, MOST_ON_SLIP, toggleLeg } from './slip.ts';
import { useSlipSettings } from './slip-settings.ts';
import { changeSlip, chooseQuick, useSlip } from './use-slip.ts';

/** What a tap on a price does: onto the slip or off it, or into the quick bet where that is on. */
export const tapPrice = (
  event: SportsEvent,
  { market, state }: Pick<KnownMarket, 'market' | 'state'>,
  pick: string,
): void => {
  const { slip, quick, keys } = useSlip.getState();
  const leg = legOf(event, market, pick);
  const isOn = keys.has(keyOf(leg));
  if (state !== 'OPEN' && !isOn) return;
  if (quick !== null && keyOf(quick) === keyOf(leg)) return chooseQuick(null);
  const isOnSlip = slip.legs.some((one) => keyOf(one) === keyOf(leg));
  if (useSlipSettings.getState().isQuick && !isOnSlip) return chooseQuick(leg);
  if (toggleLeg(slip, leg) === slip)
    showToast({ kind: 'info', text: i18next.t('slip.full', { ns: 'sports', count: MOST_ON_SLIP }) });
  changeSlip((now) => toggleLeg(now, leg));
};
