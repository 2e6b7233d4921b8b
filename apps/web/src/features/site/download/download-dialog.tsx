import { Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { QueryRoot } from '../../../shared/queries.tsx';
import { Guides } from './guides.tsx';

/** The same over the page. */
export const DownloadDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const { t: site } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('content.download')}
      closeLabel={site('shell.close')}
      size="large"
    >
      <QueryRoot>
        <Guides />
      </QueryRoot>
    </Dialog>
  );
};
