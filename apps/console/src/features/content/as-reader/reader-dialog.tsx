import type { PieceKind } from '@hintha/contract/pieces';
import { Loader, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { explain } from '../../../shared/explain.ts';
import { useReturnFocus } from '../../../shared/forms/focus.ts';
import { useTexts } from '../../../shared/language.ts';
import { LookFields } from './look-fields.tsx';
import { ShownPieces } from './shown-pieces.tsx';
import { usePreview, type Look, type Preview } from './use-preview.ts';

interface Props {
  readonly kind: PieceKind;
  readonly onClose: () => void;
}

/** The site's content as somebody else is shown it. */
export const ReaderDialog = ({ kind, onClose }: Props) => {
  const t = useTexts();
  useReturnFocus();
  const [look, setLook] = useState<Look>({
    kind,
    language: 'my',
    device: 'DESKTOP',
    as: 'VISITOR',
    level: 1,
    member: null,
  });
  const { data: preview, error, isFetching } = usePreview(look);
  return (
    <Modal
      opened
      returnFocus={false}
      size="52rem"
      title={t('content.asReader.title')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('table.close') }}
    >
      <Stack gap="md">
        <LookFields look={look} onChange={(change) => setLook((before) => ({ ...before, ...change }))} />
        {error !== null && <p role="alert">{explain(error)}</p>}
        {isFetching && preview === undefined && (
          <Loader role="status" size="sm" aria-label={t('appShell.loading')} />
        )}
        {preview !== undefined && look.member !== null && <Standing reader={preview.reader} />}
        {preview !== undefined && <ShownPieces look={look} preview={preview} />}
      </Stack>
    </Modal>
  );
};

/** As what the chosen member reads. */
const Standing = ({ reader: { kind, level } }: Pick<Preview, 'reader'>) => {
  const t = useTexts();
  return (
    <Text size="sm" role="status">
      {t('content.asReader.standing', { kind: t(`content.asReader.kinds.${kind}`), level })}
    </Text>
  );
};
