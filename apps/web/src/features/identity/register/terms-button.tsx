import { Dialog } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Terms } from '../../../shared/articles/terms.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import styles from '../form.module.css';

/** Opens what is agreed to over the form, which keeps what was typed. */
export const TermsButton = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('access.register.readTerms')}
      </button>
      {open && (
        <Dialog open title={t('access.terms.title')} closeLabel={t('shell.close')} onClose={close}>
          <QueryRoot>
            <Terms />
          </QueryRoot>
        </Dialog>
      )}
    </>
  );
};
