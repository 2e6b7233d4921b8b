import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../shared/api.ts';
import { useDraft } from '../../../shared/forms/drafts.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';

interface Props {
  readonly busy: boolean;
  readonly onConfirm: (body: Asked<'answerCase'>['body']) => void;
  readonly onClose: () => void;
}

const MOST = 2000;

/** Asks for the answer; the same one is given once, however often it is sent. */
export const AnswerDialog = ({ busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [text, setText] = useDraft('answer');
  const [requestId] = useState(() => crypto.randomUUID());
  return (
    <FormDialog
      title={t('cases.answer')}
      consequence={t('cases.answerAsk')}
      confirm={t('cases.answer')}
      busy={busy}
      ready={text.trim() !== ''}
      onSubmit={() => onConfirm({ text: text.trim(), requestId })}
      onClose={onClose}
    >
      <Textarea
        label={t('cases.words')}
        description={t('cases.wordsHelp')}
        required
        autosize
        minRows={4}
        maxRows={12}
        maxLength={MOST}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        {...AUTOFOCUS}
      />
    </FormDialog>
  );
};
