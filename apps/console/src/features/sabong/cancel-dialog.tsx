import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { ChoiceField } from './choice-field.tsx';
import { type Cause, CAUSES, type Fight, FIGHTS } from './use-fights.ts';

interface Props {
  readonly fight: Fight;
  /** Whether a colleague has to approve it: the cocks were let go. */
  readonly takesTwo: boolean;
  readonly onClose: () => void;
}

/** Cancels a fight, or proposes to. */
export const CancelDialog = ({ fight, takesTwo, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(FIGHTS, 'approvals');
  const [cause, setCause] = useState<Cause | ''>('');
  const [requestId] = useState(() => crypto.randomUUID());
  const params = { id: fight.id };
  const cancel = async (reason: string) => {
    if (cause === '') return;
    const isDone = takesTwo
      ? await perform(
          () => call('proposeFightVoid', { params, body: { cause, reason, requestId } }),
          t('fights.proposed'),
        )
      : await perform(() => call('cancelFight', { params, body: { cause, reason } }), t('fights.cancelled'));
    if (isDone) onClose();
  };
  return (
    <ReasonDialog
      title={`${t(takesTwo ? 'fights.void' : 'fights.cancel')}: ${fight.arena} ${fight.number}`}
      consequence={t(takesTwo ? 'fights.voidAsk' : 'fights.cancelAsk')}
      confirm={t(takesTwo ? 'fights.propose' : 'fights.cancel')}
      tone="cin"
      busy={busy}
      ready={cause !== ''}
      onClose={onClose}
      onConfirm={(reason) => void cancel(reason)}
    >
      <CauseField isFirst cause={cause} onChoose={setCause} />
    </ReasonDialog>
  );
};

interface CauseProps {
  readonly cause: Cause | '';
  readonly isFirst?: boolean;
  readonly onChoose: (cause: Cause) => void;
}

/** Why a fight does not count. */
export const CauseField = ({ cause, isFirst = false, onChoose }: CauseProps) => {
  const t = useTexts();
  return (
    <ChoiceField
      isFirst={isFirst}
      label={t('fights.cause')}
      options={CAUSES.map((value) => ({ value, name: t(`fights.causes.${value}`) }))}
      value={cause}
      onChoose={onChoose}
    />
  );
};
