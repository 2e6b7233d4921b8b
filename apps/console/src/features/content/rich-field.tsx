import { Button, Group, Textarea } from '@mantine/core';
import { PIECE_LENGTHS } from '@hintha/contract/pieces';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../shared/language.ts';
import { PictureButton } from './picture-button.tsx';
import { MARKS, wrapMarks, type Mark } from './wrap-marks.ts';

interface Props {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A rich text as it is kept, with buttons that put the marks around what is marked. */
export const RichField = ({ value, onText }: Props) => {
  const t = useTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const [marked, setMarked] = useState<{ from: number; to: number } | null>(null);
  useLayoutEffect(() => {
    if (marked === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(marked.from, marked.to);
  }, [marked]);
  const put = (around: Mark | ((text: string) => string)) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = field.current ?? {};
    const next = wrapMarks({ text: value, from, to }, around);
    onText(next.text);
    setMarked({ from: next.from, to: next.to });
  };
  return (
    <div>
      <Group gap={4} mb={4} role="toolbar" aria-label={t('content.marks')}>
        {MARKS.map((mark) => (
          <Button key={mark} size="compact-sm" onClick={() => put(mark)}>
            {t(`content.mark.${mark}`)}
          </Button>
        ))}
        <PictureButton onPath={(path) => put((text) => `${text}<img src="${path}" alt="" />`)} />
      </Group>
      <Textarea
        ref={field}
        label={t('content.content')}
        description={t('content.contentHelp')}
        autosize
        minRows={8}
        maxRows={18}
        maxLength={PIECE_LENGTHS.content}
        value={value}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </div>
  );
};
