import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { type Moves, MovesPreview, PreviewButton } from '../../shared/resettlement/preview.tsx';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { ChoiceField } from './choice-field.tsx';
import { type Fight, FIGHTS, type Pick, PICKS } from './use-fights.ts';

/** Asks for another result of a settled fight, and shows what it would move before it is proposed. */
export const ResettleDialog = ({ fight, onClose }: { fight: Fight; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(FIGHTS, 'approvals');
  const [result, setResult] = useState<Pick | ''>('');
  const [preview, setPreview] = useState<Moves | null>(null);
  const [requestId] = useState(() => crypto.randomUUID());
  const params = { id: fight.id };
  const propose = async (reason: string) => {
    if (result === '') return;
    const asked = { params, body: { result, reason, requestId } };
    if (await perform(() => call('proposeFightResettlement', asked), t('fights.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('fights.resettle')}: ${fight.arena} ${fight.number}`}
      consequence={t('fights.resettleAsk')}
      confirm={t('fights.propose')}
      tone="cin"
      busy={busy}
      ready={result !== '' && preview !== null}
      onClose={onClose}
      onConfirm={(reason) => void propose(reason)}
    >
      <ChoiceField
        isFirst
        label={t('fights.result')}
        options={PICKS.filter((pick) => pick !== fight.result).map((value) => ({
          value,
          name: t(`fights.picks.${value}`),
        }))}
        value={result}
        onChoose={(chosen) => {
          setResult(chosen);
          setPreview(null);
        }}
      />
      <PreviewButton
        result={result === '' ? undefined : result}
        read={(asked) => call('previewFightResettlement', { params, body: { result: asked } })}
        onPreview={setPreview}
      />
      {preview !== null && <MovesPreview moves={preview} />}
    </ReasonDialog>
  );
};
