import { Button, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { SlipError } from '../../../shared/slip/slip-parts.tsx';
import styles from './betting.module.css';
import type { Placing, PlacedBet } from './use-place-bet.ts';

interface PlacingNoticeProps {
  placing: Placing;
  onCheck: () => void;
}

/** What became of the last bet. */
export const PlacingNotice = ({ placing, onCheck }: PlacingNoticeProps) => {
  const { t } = useTranslation('sabong');
  if (placing.stage === 'none') return null;
  if (placing.stage === 'refused')
    return (
      <SlipError>
        {placing.text} {t('betting.nothingTaken')}
      </SlipError>
    );
  if (placing.stage === 'taken') return <Taken bet={placing.bet} />;
  return (
    <p role="status" className={styles.waiting}>
      <span>{t(`betting.${placing.stage}`)}</span>
      {placing.stage === 'checking' && <Button onClick={onCheck}>{t('betting.askAgain')}</Button>}
    </p>
  );
};

const Taken = ({ bet: { pick, stake } }: { bet: PlacedBet }) => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  return (
    <p role="status" className={styles.taken}>
      <Icon name="check" size={18} />
      <span>{t('betting.taken', { amount: formatMoney(stake, symbol), who: t(`page.${pick}`) })}</span>
    </p>
  );
};
