import type { PieceKind } from '@hintha/contract/pieces';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { useTexts } from '../../../shared/language.ts';
import { ReaderDialog } from './reader-dialog.tsx';

/** Opens the content as somebody else is shown it. */
export const PreviewAs = ({ kind }: { kind: PieceKind }) => {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="eye" size={16} />} onClick={() => setShown(true)}>
        {t('content.asReader.open')}
      </AskButton>
      {shown && <ReaderDialog kind={kind} onClose={() => setShown(false)} />}
    </>
  );
};
