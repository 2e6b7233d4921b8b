import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import parts from '../parts/parts.module.css';
import styles from './loss.module.css';

interface LossPathProps {
  path: readonly string[];
  onOpen: (account: string) => void;
}

/** The accounts from the agent down to the one that is looked at, each a way back. */
export const LossPath = ({ path, onOpen }: LossPathProps) => {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('teams.path')}>
      <ol className={styles.path}>
        {path.map((account, index) => (
          <li key={account}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {index === path.length - 1 ? (
              <b aria-current="true">{account}</b>
            ) : (
              <button type="button" className={parts.link} onClick={() => onOpen(index === 0 ? '' : account)}>
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
