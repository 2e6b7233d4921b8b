import { Button, Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';

/** Tells a trial account that this needs a real one. */
export const RealAccountModal = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      size="small"
      title={t('access.realAccountTitle')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <Button look="gold" onClick={onClose}>
          {t('access.in_increase_submit')}
        </Button>
      }
    >
      <p>{t('access.in_need_true_account')}</p>
    </Dialog>
  );
};
