import { Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { SupportCases } from './cases/support-cases.tsx';

/** Feedback and complaints over any page, for visitors too. */
export const FeedbackDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  return (
    <Dialog open title={t('menu.cases')} closeLabel={t('support.close')} onClose={onClose}>
      <SupportCases />
    </Dialog>
  );
};
