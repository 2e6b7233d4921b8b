import { Button, Icon } from '@hintha/ui';
import { formatAmount } from '@hintha/money';
import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { Drawer } from '../../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { useOwnPreferences } from '../../markets/use-preferences.ts';
import { slipPlacer, startPlacers } from '../placing/placers.ts';
import type { Slip } from '../slip.ts';
import { useSlipBets, type SlipBets } from '../use-slip-bets.ts';
import { openSlip, useSlip } from '../use-slip.ts';
import { QuickBet, useHasQuick } from './quick-bet.tsx';
import { SlipContent } from './slip-content.tsx';
import styles from './slip-place.module.css';
import { useDocked } from './use-docked.ts';
import { useHeldBack } from './use-held-back.ts';

/**
 * The slip as it is drawn. What was tapped is seen on the price at once, and a moment later on the slip, so that the next
 * tap never waits for it; what is typed is seen at once.
 */
const useDrawnSlip = (): Slip => {
  const { legs: now, ...rest } = useSlip((state) => state.slip);
  const legs = useDeferredValue(now);
  const { mode, systemSize, stake, stakes, unanswered } = rest;
  return useMemo(
    () => ({ legs, mode, systemSize, stake, stakes, unanswered }),
    [legs, mode, systemSize, stake, stakes, unanswered],
  );
};

/** Where the slip is: beside the matches on a wide screen, on a phone a strip over the bar that opens it as a sheet. */
export const SlipPlace = () => {
  useEffect(startPlacers, []);
  useOwnPreferences();
  return <Place slip={useDrawnSlip()} hasQuick={useDeferredValue(useHasQuick())} />;
};

const Place = memo(({ slip, hasQuick }: { slip: Slip; hasQuick: boolean }) => {
  const { t } = useTranslation('sports');
  const isDocked = useDocked();
  const isOpen = useDeferredValue(useSlip((state) => state.isOpen));
  const bets = useSlipBets(slip);
  useHeldBack(slipPlacer, bets);
  const title = t('slip.title', { count: slip.legs.length });
  const strip = hasQuick ? <QuickBet /> : null;
  if (isDocked)
    return (
      <aside className={styles.dock} aria-label={title}>
        {strip}
        <SlipContent bets={bets} title={title} />
      </aside>
    );
  return (
    <>
      {strip ?? <Pill bets={bets} title={title} />}
      {isOpen && (
        <Drawer title={title} closeLabel={t('slip.close')} onClose={() => openSlip(false)}>
          <InSheet bets={bets} />
        </Drawer>
      )}
    </>
  );
});

/** The sheet comes with the tap, and what is on it a moment later. */
const InSheet = ({ bets }: { bets: SlipBets }) => {
  const isThere = useDeferredValue(true, false);
  return <div className={styles.sheet}>{isThere && <SlipContent bets={bets} />}</div>;
};

/** The slip in one line: how many selections, at which price, for how much. */
const Pill = ({ bets, title }: { bets: SlipBets; title: string }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const placing = slipPlacer.use((state) => state.placing);
  const isBusy = placing.stage !== 'draft';
  const { slip, sum, bets: all } = bets;
  if (slip.legs.length === 0 && !isBusy) return null;
  const combined = all.length === 1 ? all[0]?.worked.combined : null;
  const isInTheWay = all.some(({ problem }) => problem !== null && problem !== 'noStake');
  const parts = [combined, formatMoney(formatAmount(sum.stake), symbol)].filter(
    (part) => typeof part === 'string',
  );
  return (
    <div className={styles.pill} role="region" aria-label={title} data-busy={isBusy || undefined}>
      <b className={`num ${styles.count}`}>{slip.legs.length}</b>
      <span className={`num ${styles.figures}`}>{parts.join(' · ')}</span>
      {isInTheWay && <Icon name="warning" size={20} label={t('slip.priceMoved')} />}
      <Button look="gold" aria-haspopup="dialog" onClick={() => openSlip(true)}>
        {t('slip.open')}
      </Button>
    </div>
  );
};
