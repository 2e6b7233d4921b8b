import { Button, Group } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '../../../shared/language.ts';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { LinkField } from './link-field.tsx';

type Chain = ReturnType<Editor['chain']>;

/** What each button of the editor makes of what is marked, and where it holds already. */
const MARKS = {
  bold: { toggle: (chain: Chain) => chain.toggleBold(), holds: (editor: Editor) => editor.isActive('bold') },
  italic: {
    toggle: (chain: Chain) => chain.toggleItalic(),
    holds: (editor: Editor) => editor.isActive('italic'),
  },
  underline: {
    toggle: (chain: Chain) => chain.toggleUnderline(),
    holds: (editor: Editor) => editor.isActive('underline'),
  },
  heading: {
    toggle: (chain: Chain) => chain.toggleHeading({ level: 3 }),
    holds: (editor: Editor) => editor.isActive('heading'),
  },
  list: {
    toggle: (chain: Chain) => chain.toggleBulletList(),
    holds: (editor: Editor) => editor.isActive('bulletList'),
  },
  steps: {
    toggle: (chain: Chain) => chain.toggleOrderedList(),
    holds: (editor: Editor) => editor.isActive('orderedList'),
  },
} as const;

type Mark = keyof typeof MARKS;
const NAMES = Object.keys(MARKS) as Mark[];

/** The buttons above a text. */
export const Toolbar = ({ editor }: { editor: Editor }) => {
  const t = useTexts();
  const [linking, setLinking] = useState(false);
  const held = useEditorState({
    editor,
    selector: ({ editor: now }) => [...NAMES.filter((name) => MARKS[name].holds(now)), now.isActive('link')],
  });
  return (
    <>
      <Group gap={4} role="toolbar" aria-label={t('content.marks')}>
        {NAMES.map((name) => (
          <Button
            key={name}
            size="compact-sm"
            variant={held.includes(name) ? 'filled' : 'default'}
            aria-pressed={held.includes(name)}
            onClick={() => MARKS[name].toggle(editor.chain().focus()).run()}
          >
            {t(`content.mark.${name}`)}
          </Button>
        ))}
        <Button
          size="compact-sm"
          variant={held.includes(true) ? 'filled' : 'default'}
          aria-pressed={held.includes(true)}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          {t('content.mark.link')}
        </Button>
        <PictureChoice onPath={(src) => editor.chain().focus().setImage({ src, alt: '' }).run()} />
      </Group>
      {linking && <LinkField editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
};
