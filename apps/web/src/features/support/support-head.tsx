import { IconButton, Logo } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session.ts';
import { CHAT_HEAD } from '../../shared/site/product.ts';
import styles from './support.module.css';

const VIP_ABOVE = 4;

/** Members above the fourth level of the club are served by the VIP desk. */
export const useSupportTitle = (): string => {
  const { t } = useTranslation('account');
  const isVip = useSession(({ member }) => (member?.clubLabel.rankLevel ?? 0) > VIP_ABOVE);
  return isVip ? t('support.vip') : t('support.title');
};

/** The head of the customer service in the colour of the product; where it can be put away, with the way to. */
export const SupportHead = ({ onClose }: { onClose?: () => void }) => {
  const { t } = useTranslation('account');
  const title = useSupportTitle();
  return (
    <header className={styles.head} style={{ background: CHAT_HEAD }}>
      <Logo size={28} />
      <h1 className={styles.title}>{title}</h1>
      {onClose !== undefined && (
        <IconButton icon="close" className={styles.close} aria-label={t('support.close')} onClick={onClose} />
      )}
    </header>
  );
};
