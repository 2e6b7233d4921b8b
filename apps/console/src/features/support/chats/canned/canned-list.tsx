import { Button, Skeleton, Table } from '@mantine/core';
import { EmptyState } from '@hintha/ui';
import { useState, type ReactNode } from 'react';
import { AskButton } from '../../../../shared/forms/ask-button.ts';
import { call } from '../../../../shared/api.ts';
import { explain } from '../../../../shared/explain.ts';
import { ConfirmDialog } from '../../../../shared/forms/confirm-dialog.tsx';
import { formatInstant } from '../../../../shared/format.ts';
import { useTexts } from '../../../../shared/language.ts';
import { useMay } from '../../../../shared/may.ts';
import { Page } from '../../../../shared/page/page.tsx';
import { useConsoleMutation } from '../../../../shared/use-console-mutation.ts';
import styles from '../chats.module.css';
import { CANNED, useCanned, type Canned } from '../use-chats.ts';
import { CannedDialog } from './canned-dialog.tsx';

type Asked = { what: 'add' } | { what: 'edit' | 'remove'; one: Canned } | null;

/** The answers at hand, and how they are written. */
export const CannedList = ({ views }: { views: ReactNode }) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<Asked>(null);
  const { busy, perform } = useConsoleMutation(CANNED);
  const close = () => setAsked(null);
  const over = async (done: Promise<boolean>) => (await done) && close();
  return (
    <Page>
      <h1 className={styles.title}>{t('chats.views.canned')}</h1>
      {views}
      {may('saveCanned') && (
        <p>
          <AskButton onClick={() => setAsked({ what: 'add' })}>{t('chats.add')}</AskButton>
        </p>
      )}
      <Answers onAsk={setAsked} />
      {asked !== null && asked.what !== 'remove' && (
        <CannedDialog
          before={asked.what === 'edit' ? asked.one : null}
          busy={busy}
          onClose={close}
          onConfirm={(body) => void over(perform(() => call('saveCanned', { body }), t('chats.saved')))}
        />
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={t('chats.remove')}
          consequence={t('chats.removeAsk', { shortcut: asked.one.shortcut })}
          confirm={t('chats.remove')}
          tone="cin"
          busy={busy}
          onClose={close}
          onConfirm={() =>
            void over(
              perform(() => call('removeCanned', { params: { id: asked.one.id } }), t('chats.removed')),
            )
          }
        />
      )}
    </Page>
  );
};

const Answers = ({ onAsk }: { onAsk: (asked: Asked) => void }) => {
  const t = useTexts();
  const { data, error, refetch } = useCanned();
  if (error !== null && data === undefined)
    return (
      <EmptyState
        title={explain(error)}
        action={<Button onClick={() => void refetch()}>{t('table.retry')}</Button>}
      />
    );
  if (data === undefined) return <Skeleton height={120} />;
  if (data.length === 0) return <EmptyState title={t('chats.noCanned')} />;
  return <AnswerTable canned={data} onAsk={onAsk} />;
};

const AnswerTable = ({ canned, onAsk }: { canned: readonly Canned[]; onAsk: (asked: Asked) => void }) => {
  const t = useTexts();
  const may = useMay();
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table aria-label={t('chats.views.canned')}>
        <Table.Thead>
          <Table.Tr>
            {(['shortcut', 'english', 'burmese', 'by'] as const).map((head) => (
              <Table.Th key={head}>{t(`chats.${head}`)}</Table.Th>
            ))}
            <Table.Th>
              <span className="visually-hidden">{t('chats.edit')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {canned.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Th scope="row">/{one.shortcut}</Table.Th>
              <Table.Td className={styles.words}>{one.en}</Table.Td>
              <Table.Td className={styles.words} lang="my">
                {one.my}
              </Table.Td>
              <Table.Td>
                {one.by} · <span className="num">{formatInstant(one.at)}</span>
              </Table.Td>
              <Table.Td>
                {may('saveCanned') && (
                  <>
                    <AskButton size="xs" onClick={() => onAsk({ what: 'edit', one })}>
                      {t('chats.edit')}
                    </AskButton>{' '}
                    <AskButton
                      size="xs"
                      variant="outline"
                      color="cin"
                      onClick={() => onAsk({ what: 'remove', one })}
                    >
                      {t('chats.remove')}
                    </AskButton>
                  </>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
};
