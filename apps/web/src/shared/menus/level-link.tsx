import { Icon, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { closeModal } from '../modals.ts';
import { Link } from '../router/link.tsx';
import styles from './level-link.module.css';

interface LevelLinkProps {
  /** The level, as the club calls it. */
  name: string;
  onChosen?: (() => void) | undefined;
}

/** The level of the member, and the way to what it gives and to the next one. */
export const LevelLink = ({ name, onChosen }: LevelLinkProps) => {
  const { t } = useTranslation();
  const leave = () => {
    onChosen?.();
    closeModal();
  };
  return (
    <Link to="/vip" className={styles.level} aria-label={`${t('shell.club')}: ${name}`} onClick={leave}>
      <Tag look="vip">{name}</Tag>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
};
