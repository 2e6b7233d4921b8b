import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { CauseField } from './cancel-dialog.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type Cause, type Fight, FIGHTS, PICKS, type Result } from './use-fights.ts';

interface Props {
  readonly fight: Fight;
  readonly confirmSeconds: number;
  readonly onClose: () => void;
}

const RESULTS: readonly Result[] = [...PICKS, 'cancelled'];

/** Declares how a fight ended. */
export const DeclareDialog = ({ fight, confirmSeconds, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(FIGHTS);
  const [result, setResult] = useState<Result | ''>('');
  const [cause, setCause] = useState<Cause | ''>('');
  const needsCause = result === 'cancelled';
  const declare = async (reason: string) => {
    if (result === '') return;
    const body = { result, reason, ...(needsCause && cause !== '' ? { cause } : {}) };
    const isDone = await perform(
      () => call('declareFightResult', { params: { id: fight.id }, body }),
      ({ confirmed }) => t(confirmed ? 'fights.confirmed' : 'fights.declared'),
    );
    if (isDone) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('fights.declare')}: ${fight.arena} ${fight.number}`}
      consequence={t('fights.declareAsk', { seconds: confirmSeconds })}
      confirm={t('fights.declareDo')}
      busy={busy}
      ready={result !== '' && (!needsCause || cause !== '')}
      onClose={onClose}
      onConfirm={(reason) => void declare(reason)}
    >
      <ChoiceField
        isFirst
        label={t('fights.result')}
        options={RESULTS.map((value) => ({ value, name: t(`fights.picks.${value}`) }))}
        value={result}
        onChoose={setResult}
      />
      {needsCause && <CauseField cause={cause} onChoose={setCause} />}
    </ReasonDialog>
  );
};
