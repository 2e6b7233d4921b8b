import { Button, Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';

/** Warns that no agent has the code; the only way on is to confirm. */
export const UnknownCodeDialog = ({ text, onClose }: { text: string; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      size="small"
      closable={false}
      title={t('access.invitationCodeTitle')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <Button look="gold" onClick={onClose}>
          {t('access.confirm')}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
};
