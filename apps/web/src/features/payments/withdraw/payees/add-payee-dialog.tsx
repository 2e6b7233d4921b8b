import { Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Security } from '../own-queries.ts';
import { PayeeForm } from './payee-form.tsx';

interface AddPayeeDialogProps {
  security: Security;
  onClose: () => void;
}

/** The form of a new account, over the list of those that there are. */
export const AddPayeeDialog = ({ security, onClose }: AddPayeeDialogProps) => {
  const { t } = useTranslation('account');
  return (
    <Dialog open title={t('withdraw.payees.add')} closeLabel={t('withdraw.close')} onClose={onClose}>
      <PayeeForm security={security} onDone={onClose} />
    </Dialog>
  );
};
