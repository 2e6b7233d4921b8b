import { Button, Icon } from '@hintha/ui';
import { formatAmount } from '@hintha/money';
import { memo, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/format.ts';
import { Drawer } from '../../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import { useOwnPreferences } from '../../markets/use-preferences.ts';
import { isDone as isDonePlacing } from '../placing/placing.ts';
import { slipPlacer, startPlacers } from '../placing/placers.ts';
import type { Slip } from '../slip.ts';
import { type BetProblem, useSlipBets, type SlipBets } from '../use-slip-bets.ts';
import { openSlip, useSlip } from '../use-slip.ts';
import { QuickBet, useHasQuick } from './quick-bet.tsx';
import { SlipContent } from './slip-content.tsx';
import styles from './slip-place.module.css';
import { useDocked } from './use-docked.ts';
import { useHeldBack } from './use-held-back.ts';
import { useOverFoot } from './use-over-foot.ts';

/**
 * The slip as it is drawn. What was tapped or typed is seen at once on the price, the kind of bet or the stake, and a moment
 * later in all that follows from it, so that the next tap never waits for that.
 */
const useDrawnSlip = (): Slip => useDeferredValue(useSlip((state) => state.slip));

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

/** What is said of bets that are on their way, in the place of their figures. */
const useOnTheWay = (): string | null => {
  const { t } = useTranslation('sports');
  const placing = slipPlacer.use((state) => state.placing);
  if (placing.stage !== 'placing') return null;
  const steps = placing.placed.map(({ state }) => state.step);
  if (steps.includes('unknown')) return t('slip.checkingTitle');
  if (steps.includes('waiting')) return t('slip.waitingTitle');
  if (steps.includes('sending')) return t('slip.sending');
  return t(steps.includes('rejected') ? 'slip.rejected' : 'slip.accepted');
};

/** The slip in one line; nothing while there is nothing on it. */
const Pill = ({ bets, title }: { bets: SlipBets; title: string }) => {
  const isDone = slipPlacer.use((state) => isDonePlacing(state.placing));
  const isIdle = slipPlacer.use((state) => state.placing.stage === 'draft');
  const isEmpty = bets.slip.legs.length === 0;
  return isEmpty && (isDone || isIdle) ? null : <Line bets={bets} title={title} />;
};

/** What is missing is not in the way: a stake that is to be entered, a price that is on its way. */
const QUIET: readonly BetProblem[] = ['noStake', 'unpriced'];

/** How many selections, at which price, for how much. */
const Line = ({ bets, title }: { bets: SlipBets; title: string }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const onTheWay = useOnTheWay();
  useOverFoot('80px');
  const { slip, sum, bets: all } = bets;
  const combined = all.length === 1 ? all[0]?.worked.combined : null;
  const isInTheWay = all.some(({ problem }) => problem !== null && !QUIET.includes(problem));
  const figures = [combined, formatMoney(formatAmount(sum.stake), symbol)].filter(
    (part) => typeof part === 'string',
  );
  return (
    <div className={styles.pill} role="region" aria-label={title}>
      <b className={`num ${styles.count}`}>{slip.legs.length}</b>
      <span className={styles.figures} role="status">
        {onTheWay ?? <span className="num">{figures.join(' · ')}</span>}
      </span>
      {isInTheWay && <Icon name="warning" size={20} label={t('slip.priceMoved')} />}
      <Button look="gold" aria-haspopup="dialog" onClick={() => openSlip(true)}>
        {t('slip.open')}
      </Button>
    </div>
  );
};
