import { Button, Icon, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { SlipFigures } from '../../../shared/slip/slip-parts.tsx';
import styles from './chase.module.css';
import type { Chase } from './use-create-chase.ts';

/** The chase was taken. */
export const ChaseBegun = ({ chase, onClose }: { chase: Chase; onClose: () => void }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  return (
    <div className={styles.sum} role="status">
      <h3 className={styles.title} data-good>
        <Icon name="check" size={20} /> {t('chase.begun')}
      </h3>
      <p className={styles.text}>{t('chase.begunText')}</p>
      <SlipFigures>
        <div>
          <dt>{t('chase.number')}</dt>
          <dd className="num">{chase.id}</dd>
        </div>
        <div>
          <dt>{t('chase.fields.numeros')}</dt>
          <dd className="num">{chase.items.length}</dd>
        </div>
        <div>
          <dt>{t('chase.setAside')}</dt>
          <dd>
            <Money amount={chase.stake} symbol={symbol} />
          </dd>
        </div>
      </SlipFigures>
      <Button look="gold" onClick={onClose}>
        {t('betting.done')}
      </Button>
    </div>
  );
};

/** No answer came: it may have been taken, and nobody is to begin it again. */
export const ChaseUnanswered = ({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) => {
  const { t } = useTranslation('lottery');
  return (
    <div className={styles.sum} role="status">
      <h3 className={styles.title}>{t('chase.checkingTitle')}</h3>
      <p className={styles.text}>{t('chase.checkingText')}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('betting.letBe')}</Button>
        <Button look="gold" onClick={onAgain}>
          {t('betting.checkAgain')}
        </Button>
      </div>
    </div>
  );
};
