import { Dialog } from '@hintha/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListWaiting } from '../../../shared/lists/list-waiting.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import styles from '../form.module.css';

// What cleans the operator's texts is larger than the form, and most agree without reading.
const Terms = lazy(async () => ({ default: (await import('../../../shared/articles/terms.tsx')).Terms }));

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
            <Suspense fallback={<ListWaiting label={t('access.terms.loading')} />}>
              <Terms />
            </Suspense>
          </QueryRoot>
        </Dialog>
      )}
    </>
  );
};
