import { Money } from '@hintha/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call, type Asked, type Reply } from '../../shared/api.ts';
import { Detail, DetailList } from '../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../shared/detail/member-link.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { askedTiers, readResult, typeResult } from './read-result.ts';
import { ResultFields } from './result-fields.tsx';
import { isSource, SourceField } from './source-field.tsx';
import { type Numero, useNumeroName } from './use-numeros.ts';

type Body = Asked<'proposeResettlement'>['body'];
type Preview = Reply<'previewResettlement'>;

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
  const [preview, setPreview] = useState<Preview | null>(null);
  const [requestId] = useState(() => crypto.randomUUID());
  const numbers = readResult(typed, askedTiers(numero));
  const change = (next: readonly string[]) => {
    setTyped(next);
    setPreview(null);
  };
  const isRight = numbers !== undefined && preview !== null && isSource(source);
  return (
    <ReasonDialog
      title={`${t('lottery.resettle')}: ${useNumeroName()(numero)} ${numero.issue}`}
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
      <PreviewButton id={numero.id} numbers={numbers} onPreview={setPreview} />
      {preview !== null && <Moves preview={preview} />}
      <SourceField source={source} onChange={setSource} />
    </ReasonDialog>
  );
};

interface PreviewProps {
  readonly id: string;
  readonly numbers: string[][] | undefined;
  readonly onPreview: (preview: Preview) => void;
}

const PreviewButton = ({ id, numbers, onPreview }: PreviewProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation();
  const show = async (asked: string[][]) => {
    const preview = await call('previewResettlement', { params: { id }, body: { numbers: asked } });
    onPreview(preview);
  };
  return (
    <Button
      loading={busy}
      disabled={numbers === undefined}
      onClick={() => numbers !== undefined && void perform(() => show(numbers))}
    >
      {t('lottery.preview')}
    </Button>
  );
};

/** What another result would move, the members with the most first. */
const Moves = ({ preview: { bets, paid, takenBack, memberCount, members } }: { preview: Preview }) => {
  const t = useTexts();
  if (bets === 0) return <p role="status">{t('lottery.movesNothing')}</p>;
  return (
    <>
      <DetailList>
        <Detail name={t('lottery.movedBets')}>
          <span className="num">{bets}</span>
        </Detail>
        <Detail name={t('lottery.movedMembers')}>
          <span className="num">{memberCount}</span>
        </Detail>
        <Detail name={t('lottery.wouldPay')}>
          <Money amount={paid} symbol="Ks" />
        </Detail>
        <Detail name={t('lottery.wouldTake')}>
          <Money amount={takenBack} symbol="Ks" />
        </Detail>
      </DetailList>
      <ul>
        {members.map((member) => (
          <li key={member.accountId}>
            <MemberLink id={member.accountId} name={member.accountId} />{' '}
            <Money amount={member.paid} symbol="Ks" /> / <Money amount={member.takenBack} symbol="Ks" />
          </li>
        ))}
      </ul>
    </>
  );
};
