import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useTexts } from '../../../shared/language.ts';
import styles from './rich.module.css';
import { Toolbar } from './toolbar.tsx';

interface Props {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Only what the server leaves of a text: anything else is not taken over from where it is pasted from. */
const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    // Where a link opens, and what it tells of its page, is the server's.
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Image.configure({ inline: true, allowBase64: false }),
];

/** A rich text as it is read, written where it is read. */
export const RichEditor = ({ value, onText }: Props) => {
  const t = useTexts();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('content.content'),
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => onText(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
};
