import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { useNow } from '../../../shared/use-now.ts';
import { eventName, isFinished, isTraded, isUndecided } from '../event-state.ts';
import { ResettleDialog } from '../results/resettle-dialog.tsx';
import { ResultDialog } from '../results/result-dialog.tsx';
import { VoidDialog } from '../results/void-dialog.tsx';
import { SuspendDialog } from '../suspend-dialog.tsx';
import { type EventFile, SPORTS } from '../use-events.ts';

const MINUTE_MS = 60_000;
type Action = 'suspend' | 'enter' | 'resettle' | 'void';

interface Props {
  readonly event: EventFile;
}

/** What can be done with an event as far as it is. */
const useOpenActions = (event: EventFile): Readonly<Record<Action, boolean>> => {
  const may = useMay();
  const now = useNow(MINUTE_MS);
  const isSettled = event.state === 'SETTLED' && isFinished(event);
  const isInTime = event.correctableUntil !== null && now < event.correctableUntil;
  return {
    suspend: may('suspendSportsEvent') && isTraded(event),
    enter: may('enterSportsResult') && isUndecided(event) && event.startsAt <= now,
    resettle: may('proposeEventResettlement') && isSettled && isInTime,
    void: may('proposeEventVoid') && (isUndecided(event) || isSettled),
  };
};

/** Suspends an event, or has its result entered, replaced or called off by two. */
export const EventActions = ({ event }: Props) => {
  const t = useTexts();
  const open = useOpenActions(event);
  const [asked, setAsked] = useState<Action | null>(null);
  const actions = [
    ['suspend', 's', t(event.isSuspended ? 'sports.resume' : 'sports.suspend'), undefined],
    ['enter', 'e', t('sports.resultForm.enter'), event.state === 'LIVE' ? undefined : 'gold'],
    ['resettle', 'r', t('sports.resultForm.resettle'), undefined],
    ['void', 'v', t('sports.resultForm.void'), 'cin'],
  ] as const;
  return (
    <>
      {actions.map(
        ([action, keys, name, tone]) =>
          open[action] && (
            <ActionButton key={action} keys={keys} name={name} tone={tone} onAct={() => setAsked(action)} />
          ),
      )}
      {asked !== null && <Dialogs event={event} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
};

interface DialogsProps extends Props {
  readonly asked: Action;
  readonly onClose: () => void;
}

const Dialogs = ({ event, asked, onClose }: DialogsProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SPORTS, 'approvals');
  const params = { id: event.id };
  const propose = async (run: () => Promise<unknown>) => {
    if (await perform(run, t('sports.proposed'))) onClose();
  };
  const order = { event, busy, onClose };
  if (asked === 'suspend')
    return (
      <SuspendDialog
        what="event"
        id={event.id}
        name={eventName(t, event)}
        isSuspended={event.isSuspended}
        onClose={onClose}
      />
    );
  if (asked === 'enter')
    return (
      <ResultDialog
        {...order}
        onConfirm={(body) => void propose(() => call('enterSportsResult', { params, body }))}
      />
    );
  if (asked === 'resettle')
    return (
      <ResettleDialog
        {...order}
        onConfirm={(body) => void propose(() => call('proposeEventResettlement', { params, body }))}
      />
    );
  return (
    <VoidDialog
      {...order}
      onConfirm={(body) => void propose(() => call('proposeEventVoid', { params, body }))}
    />
  );
};
