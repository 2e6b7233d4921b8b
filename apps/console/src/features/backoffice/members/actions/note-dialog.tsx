import { Textarea } from '@mantine/core';
import { useDraft } from '../../../../shared/forms/drafts.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { useTexts } from '../../../../shared/language.ts';

interface Props {
  readonly busy: boolean;
  readonly onConfirm: (text: string) => void;
  readonly onClose: () => void;
}

const LEAST = 3;
const MOST = 2000;

/** Asks for what colleagues shall read about a member. */
export const NoteDialog = ({ busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [text, setText] = useDraft('note');
  return (
    <FormDialog
      title={t('members.note')}
      consequence={t('members.noteAsk')}
      confirm={t('members.noteSave')}
      busy={busy}
      ready={text.trim().length >= LEAST}
      onSubmit={() => onConfirm(text.trim())}
      onClose={onClose}
    >
      <Textarea
        label={t('members.noteText')}
        description={t('members.noteHelp', { left: MOST - text.length })}
        required
        autosize
        minRows={4}
        maxRows={12}
        maxLength={MOST}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
};
