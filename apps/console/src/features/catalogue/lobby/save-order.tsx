import { Button } from '@mantine/core';
import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import styles from './lobby.module.css';
import { LOBBY } from './use-lobby.ts';

interface Props {
  readonly isChanged: boolean;
  readonly save: (reason: string) => Promise<unknown>;
  /** Takes back what was not saved; also once it is. */
  readonly onUndo: () => void;
}

/** Saves an order with a reason, or gives it up. */
export const SaveOrder = ({ isChanged, save, onUndo }: Props) => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  const { busy, perform } = useConsoleMutation(LOBBY, 'vendors');
  const confirm = async (reason: string) => {
    const done = await perform(() => save(reason), t('lobby.saved'));
    setAsking(false);
    if (done) onUndo();
  };
  return (
    <div className={styles.actions}>
      <AskButton variant="filled" color="gold" disabled={!isChanged} onClick={() => setAsking(true)}>
        {t('lobby.save')}
      </AskButton>
      <Button disabled={!isChanged} onClick={onUndo}>
        {t('lobby.undo')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('lobby.save')}
          consequence={t('lobby.saveAsk')}
          confirm={t('lobby.save')}
          busy={busy}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};
