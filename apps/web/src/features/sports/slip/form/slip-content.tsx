import { IconButton, EmptyState, Icon } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slipPlacer } from '../placing/placers.ts';
import type { SlipBets } from '../use-slip-bets.ts';
import { changeSlip } from '../use-slip.ts';
import { EMPTY_SLIP } from '../slip.ts';
import { Confirming } from './confirming.tsx';
import { Placed } from './placed.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SlipForm } from './slip-form.tsx';
import styles from './slip.module.css';

interface SlipContentProps {
  bets: SlipBets;
  /** Where nothing around it says what it is. */
  title?: string;
}

/** The slip from its first selection to what became of it. */
export const SlipContent = ({ bets, title }: SlipContentProps) => {
  const { t } = useTranslation('sports');
  const [withSettings, setWithSettings] = useState(false);
  const hasLegs = bets.slip.legs.length > 0;
  return (
    <div className={styles.slip}>
      <div className={styles.head}>
        {title !== undefined && <h2>{title}</h2>}
        {hasLegs && (
          <button
            type="button"
            className={styles.clear}
            onClick={() =>
              changeSlip((slip) => ({ ...EMPTY_SLIP, stake: slip.stake, unanswered: slip.unanswered }))
            }
          >
            {t('slip.clear')}
          </button>
        )}
        <IconButton
          icon="filter"
          aria-label={t('slip.settings')}
          aria-expanded={withSettings}
          onClick={() => setWithSettings(!withSettings)}
        />
      </div>
      {withSettings && <SettingsForm />}
      <Stage bets={bets} />
    </div>
  );
};

const Stage = ({ bets }: { bets: SlipBets }) => {
  const { t } = useTranslation('sports');
  const placing = slipPlacer.use((state) => state.placing);
  if (placing.stage === 'placing') return <Placed placer={slipPlacer} placed={placing.placed} />;
  if (placing.stage === 'confirming') return <Confirming bets={bets} />;
  if (bets.slip.legs.length > 0) return <SlipForm bets={bets} placing={placing} />;
  return (
    <EmptyState
      sign={<Icon name="sports" size={32} />}
      title={t('slip.emptyTitle')}
      text={t('slip.emptyText')}
    />
  );
};
