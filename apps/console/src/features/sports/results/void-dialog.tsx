import { Radio } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../shared/api.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { eventName, isUndecided } from '../event-state.ts';
import type { EventFile } from '../use-events.ts';

type Body = Asked<'proposeEventVoid'>['body'];

const CAUSES = ['CANCELLED', 'WRONG_START', 'PALPABLE_ERROR'] as const satisfies readonly Body['cause'][];

interface Props {
  readonly event: EventFile;
  readonly busy: boolean;
  readonly onConfirm: (body: Body) => void;
  readonly onClose: () => void;
}

/** Asks why an event is to be called off. */
export const VoidDialog = ({ event, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [cause, setCause] = useState<Body['cause'] | null>(null);
  const [requestId] = useState(() => crypto.randomUUID());
  return (
    <ReasonDialog
      title={`${t('sports.resultForm.void')}: ${eventName(t, event)}`}
      consequence={t(isUndecided(event) ? 'sports.resultForm.voidAsk' : 'sports.resultForm.voidSettledAsk')}
      confirm={t('sports.propose')}
      tone="cin"
      busy={busy}
      ready={cause !== null}
      onConfirm={(reason) => cause !== null && onConfirm({ cause, reason, requestId })}
      onClose={onClose}
    >
      <Radio.Group
        label={t('sports.resultForm.cause')}
        required
        value={cause ?? ''}
        onChange={(value) => setCause(CAUSES.find((one) => one === value) ?? null)}
      >
        {CAUSES.map((one, place) => (
          <Radio
            key={one}
            mt={6}
            value={one}
            label={t(`sports.resultForm.causes.${one}`)}
            {...(place === 0 ? AUTOFOCUS : {})}
          />
        ))}
      </Radio.Group>
    </ReasonDialog>
  );
};
