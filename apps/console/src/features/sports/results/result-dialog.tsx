import { useState } from 'react';
import type { Asked } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { isSource, SourceField } from '../../../shared/resettlement/source-field.tsx';
import { eventName } from '../event-state.ts';
import type { EventFile } from '../use-events.ts';
import { ResultFields } from './result-fields.tsx';
import { useTypedResult } from './use-typed-result.ts';

interface Props {
  readonly event: EventFile;
  readonly busy: boolean;
  readonly onConfirm: (body: Asked<'enterSportsResult'>['body']) => void;
  readonly onClose: () => void;
}

/** Asks for the result of an event that its feed has not told, and where it was read. */
export const ResultDialog = ({ event, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const { typed, setTyped, result } = useTypedResult(event, null);
  const [source, setSource] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  return (
    <ReasonDialog
      title={`${t('sports.resultForm.enter')}: ${eventName(t, event)}`}
      consequence={t('sports.resultForm.enterAsk')}
      confirm={t('sports.propose')}
      busy={busy}
      ready={result !== undefined && isSource(source)}
      onConfirm={(reason) =>
        result !== undefined && onConfirm({ result, source: source.trim(), reason, requestId })
      }
      onClose={onClose}
    >
      <ResultFields event={event} typed={typed} onChange={setTyped} />
      <SourceField source={source} onChange={setSource} />
    </ReasonDialog>
  );
};
