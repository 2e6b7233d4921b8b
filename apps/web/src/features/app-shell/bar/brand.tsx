import { Logo } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/router/link.tsx';

/** The mark and the name of the operator; it leads home. */
export const Brand = () => {
  const { t } = useTranslation();
  return (
    <Link className="fp-brand" to="/">
      <Logo size={44} />
      <span>
        <b>HINTHA</b>
        <small>{t('shell.brandLine')}</small>
      </span>
    </Link>
  );
};
