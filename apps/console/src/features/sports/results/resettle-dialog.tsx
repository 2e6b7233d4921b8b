import { Text } from '@mantine/core';
import { useState } from 'react';
import { type Asked, call } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { type Moves, MovesPreview, PreviewButton } from '../../../shared/resettlement/preview.tsx';
import { isSource, SourceField } from '../../../shared/resettlement/source-field.tsx';
import { eventName } from '../event-state.ts';
import type { EventFile, Result } from '../use-events.ts';
import { ResultFields } from './result-fields.tsx';
import { type TypedResult, useTypedResult } from './use-typed-result.ts';

/** A value as text in which the order of the keys does not count. */
const spell = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Whether both are results, and say the same. */
const isSameResult = (one: Result | undefined, other: Result | null): boolean =>
  one !== undefined && other !== null && spell(one) === spell(other);

interface Props {
  readonly event: EventFile;
  readonly busy: boolean;
  /** What the feed has reported, to begin with. */
  readonly report?: { readonly result: Result; readonly source: string };
  readonly onConfirm: (body: Asked<'proposeEventResettlement'>['body']) => void;
  readonly onClose: () => void;
}

/** Asks for another result of a settled event, and shows what it would move before it is proposed. */
export const ResettleDialog = ({ event, busy, report, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const { typed, setTyped, result } = useTypedResult(event, report?.result ?? event.result);
  const [source, setSource] = useState(report?.source ?? '');
  const [preview, setPreview] = useState<Moves | null>(null);
  const [requestId] = useState(() => crypto.randomUUID());
  const isSame = isSameResult(result, event.result);
  const other = isSame ? undefined : result;
  const change = (next: TypedResult) => {
    setTyped(next);
    setPreview(null);
  };
  return (
    <ReasonDialog
      title={`${t('sports.resultForm.resettle')}: ${eventName(t, event)}`}
      consequence={t('sports.resultForm.resettleAsk')}
      confirm={t('sports.propose')}
      tone="cin"
      busy={busy}
      ready={other !== undefined && preview !== null && isSource(source)}
      onConfirm={(reason) =>
        other !== undefined && onConfirm({ result: other, source: source.trim(), reason, requestId })
      }
      onClose={onClose}
    >
      <ResultFields event={event} typed={typed} onChange={change} />
      {isSame && <Same />}
      <PreviewButton
        result={other}
        read={(asked) =>
          call('previewEventResettlement', { params: { id: event.id }, body: { result: asked } })
        }
        onPreview={setPreview}
      />
      {preview !== null && <MovesPreview moves={preview} />}
      <SourceField source={source} onChange={setSource} />
    </ReasonDialog>
  );
};

const Same = () => {
  const t = useTexts();
  return (
    <Text size="sm" c="dimmed" role="status">
      {t('sports.resultForm.same')}
    </Text>
  );
};
