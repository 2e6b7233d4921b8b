import { Button, Icon } from '@hintha/ui';
import { formatAmount } from '@hintha/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { totalOf } from '../game/price.ts';
import { Slip } from './slip.tsx';
import styles from './slip-place.module.css';
import type { SlipProps } from './use-sum.ts';

interface SlipPlaceProps extends SlipProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Where the slip is: beside the lottery on a wide screen, on a phone a bar at its foot that opens it as a sheet. */
export const SlipPlace = ({ isOpen, onOpen, ...slip }: SlipPlaceProps) => {
  const { t } = useTranslation('lottery');
  const isWide = useWide();
  const title = t('betting.slip', { count: slip.draft.lines.length });
  if (isWide)
    return (
      <aside className={styles.dock} aria-label={title}>
        <h2>{title}</h2>
        <Slip {...slip} />
      </aside>
    );
  return (
    <>
      {slip.draft.lines.length > 0 && <Bar {...slip} title={title} onOpen={() => onOpen(true)} />}
      {isOpen && (
        <Drawer title={title} closeLabel={t('page.close')} onClose={() => onOpen(false)}>
          <Slip {...slip} />
        </Drawer>
      )}
    </>
  );
};

const Bar = ({
  title,
  rules,
  draft,
  prizeMode,
  placing,
  onOpen,
}: SlipProps & { title: string; onOpen: () => void }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const total = formatMoney(formatAmount(totalOf(rules, draft.lines, prizeMode)), symbol);
  return (
    <div className={styles.bar} role="region" aria-label={title}>
      <span>
        <b>{title}</b>
        <small className="num">{total}</small>
      </span>
      {placing.error !== null && <Icon name="warning" size={20} />}
      <Button look="gold" aria-haspopup="dialog" onClick={onOpen}>
        {t('betting.openSlip')}
      </Button>
    </div>
  );
};
