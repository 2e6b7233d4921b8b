import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { call, type Reply } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useLanguage, useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import styles from './content.module.css';
import { PIECES, useVersions, type Piece } from './use-pieces.ts';

type Version = Reply<'listVersions'>[number];

/** What a piece was after each save, and the way back to it. */
export const Versions = ({ piece }: { piece: Piece }) => {
  const t = useTexts();
  const may = useMay();
  const { data, error, isPending } = useVersions(piece.id);
  const [wanted, setWanted] = useState<Version | null>(null);
  const language = useLanguage((chosen) => chosen.language);
  if (isPending) return <Skeleton height={80} />;
  if (error !== null) return <p role="alert">{explain(error)}</p>;
  return (
    <>
      <ol className={styles.versions}>
        {data.map((version) => (
          <li key={version.version}>
            <span>
              <b className="num">{version.version}</b>{' '}
              {version.titles[language] ?? version.titles.en ?? Object.values(version.titles)[0]}
              <small>
                {formatInstant(version.at)} · {version.by} · {version.reason}
              </small>
            </span>
            {version.version !== piece.version && may('restorePiece') && (
              <AskButton size="compact-sm" onClick={() => setWanted(version)}>
                {t('content.restore')}
              </AskButton>
            )}
          </li>
        ))}
      </ol>
      {wanted !== null && <Restore piece={piece} wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  );
};

interface RestoreProps {
  readonly piece: Piece;
  readonly wanted: Version;
  readonly onClose: () => void;
}

const Restore = ({ piece: { id, version }, wanted, onClose }: RestoreProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(PIECES);
  const restore = async (reason: string) => {
    const params = { id, version: wanted.version };
    const order = { params, body: { version, reason } };
    if (await perform(() => call('restorePiece', order), t('content.restored'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('content.restore')}
      consequence={t('content.restoreAsk', { version: wanted.version })}
      confirm={t('content.restore')}
      busy={busy}
      onConfirm={(reason) => void restore(reason)}
      onClose={onClose}
    />
  );
};
