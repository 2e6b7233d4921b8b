import { Alert, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { NUMEROS } from '../use-numeros.ts';
import { EffectsOf } from './effects.tsx';
import { CALENDARS, type Change, type Effects } from './use-calendars.ts';

interface Props {
  readonly title: string;
  readonly consequence: string;
  /** What is asked for; undefined while it is not filled in rightly. */
  readonly change: Change | undefined;
  readonly tone?: 'gold' | 'cin';
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Asks for a change of the calendars, and shows what it would do before it is made or proposed. */
export const ChangeDialog = ({ change, children, onClose, ...order }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CALENDARS, NUMEROS, 'approvals');
  const [requestId] = useState(() => crypto.randomUUID());
  const [seen, setSeen] = useState<{ readonly of: string; readonly effects: Effects } | null>(null);
  const asked = change === undefined ? '' : JSON.stringify(change);
  // What was shown for another change counts no more.
  const effects = seen?.of === asked ? seen.effects : null;
  const look = async (of: Change) =>
    setSeen({
      of: JSON.stringify(of),
      effects: await call('previewCalendarChange', { body: { change: of } }),
    });
  const make = async (of: Change, reason: string) => {
    const body = { change: of, reason, requestId };
    const isOver = await perform(
      () => call('changeLotteryCalendar', { body }),
      ({ done }) => t(done ? 'calendars.done' : 'calendars.proposed'),
    );
    if (isOver) onClose();
  };
  const needsTwo = effects !== null && effects.bets > 0;
  return (
    <ReasonDialog
      {...order}
      confirm={t(needsTwo ? 'calendars.propose' : 'calendars.doChange')}
      busy={busy}
      ready={change !== undefined && effects !== null}
      onConfirm={(reason) => change !== undefined && void make(change, reason)}
      onClose={onClose}
    >
      {children}
      <Button
        loading={busy}
        disabled={change === undefined}
        onClick={() => change !== undefined && void perform(() => look(change))}
      >
        {t('calendars.preview')}
      </Button>
      {effects !== null && <EffectsOf effects={effects} />}
      {needsTwo && <Alert color="cin">{t('calendars.needsTwo')}</Alert>}
    </ReasonDialog>
  );
};
