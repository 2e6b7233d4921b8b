import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTexts } from '../../../shared/language.ts';

/** As the server leaves it: a page of the site, or one outside. */
const ADDRESS = /^(?:\/(?![/\\])[^\s\\]*|https?:\/\/[^\s\\]+)$/;

interface Props {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Where what is marked leads to. */
export const LinkField = ({ editor, onDone }: Props) => {
  const t = useTexts();
  const before: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof before === 'string' ? before : '');
  const set = () => {
    editor.chain().focus().extendMarkRange('link').setLink({ href: typed }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <Group gap={4} align="end">
      <TextInput
        size="xs"
        flex={1}
        label={t('content.linkTo')}
        placeholder="/rng"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It sets the link, and does not send the form that it stands in.
          event.preventDefault();
          if (ADDRESS.test(typed)) set();
        }}
      />
      <Button size="xs" disabled={!ADDRESS.test(typed)} onClick={set}>
        {t('content.linkSet')}
      </Button>
      {before !== undefined && (
        <Button size="xs" onClick={remove}>
          {t('content.linkRemove')}
        </Button>
      )}
    </Group>
  );
};
