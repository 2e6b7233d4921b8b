import { useState } from 'react';
import { call, type Asked } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { type Moves, MovesPreview, PreviewButton } from '../../shared/resettlement/preview.tsx';
import { isSource, SourceField } from '../../shared/resettlement/source-field.tsx';
import { askedTiers, readResult, typeResult } from './read-result.ts';
import { ResultFields } from './result-fields.tsx';
import { issueText, type Numero, useNumeroName } from './use-numeros.ts';

type Body = Asked<'proposeResettlement'>['body'];

interface Props {
  readonly numero: Numero;
  readonly busy: boolean;
  /** What a source has reported, to begin with. */
  readonly report?: { readonly numbers: readonly (readonly string[])[]; readonly source: string };
  readonly onConfirm: (body: Body) => void;
  readonly onClose: () => void;
}

/** Asks for another result of a settled draw, and shows what it would move before it is proposed. */
export const ResettleDialog = ({ numero, busy, report, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [typed, setTyped] = useState<readonly string[]>(() =>
    report ? typeResult(report.numbers, numero) : [],
  );
  const [source, setSource] = useState(report?.source ?? '');
  const [preview, setPreview] = useState<Moves | null>(null);
  const [requestId] = useState(() => crypto.randomUUID());
  const numbers = readResult(typed, askedTiers(numero));
  const change = (next: readonly string[]) => {
    setTyped(next);
    setPreview(null);
  };
  const isRight = numbers !== undefined && preview !== null && isSource(source);
  return (
    <ReasonDialog
      title={`${t('lottery.resettle')}: ${useNumeroName()(numero)} ${issueText(numero)}`}
      consequence={t('lottery.resettleAsk')}
      confirm={t('lottery.propose')}
      tone="cin"
      busy={busy}
      ready={isRight}
      onConfirm={(reason) =>
        numbers !== undefined && onConfirm({ numbers, source: source.trim(), reason, requestId })
      }
      onClose={onClose}
    >
      <ResultFields numero={numero} typed={typed} onChange={change} />
      <PreviewButton
        result={numbers}
        read={(asked) => call('previewResettlement', { params: { id: numero.id }, body: { numbers: asked } })}
        onPreview={setPreview}
      />
      {preview !== null && <MovesPreview moves={preview} />}
      <SourceField source={source} onChange={setSource} />
    </ReasonDialog>
  );
};
