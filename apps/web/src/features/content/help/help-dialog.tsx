import { Dialog } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHelp } from '../../../shared/articles/use-articles.ts';
import { useReadWords } from '../../../shared/articles/use-read-words.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import { HelpCentre } from './help-centre.tsx';

/** The help of the site over the page. */
export const HelpDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const { t: site } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('content.help')} closeLabel={site('shell.close')} size="large">
      <QueryRoot>
        <Help />
      </QueryRoot>
    </Dialog>
  );
};

const Help = () => {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <ReadList read={useHelp()} words={useReadWords()}>
      {(entries) => <HelpCentre entries={entries} chosen={chosen} onChoose={setChosen} />}
    </ReadList>
  );
};
