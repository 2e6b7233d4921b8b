import { useState } from 'react';
import type { Asked } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { isSource, SourceField } from '../../shared/resettlement/source-field.tsx';
import { askedTiers, readResult } from './read-result.ts';
import { ResultFields } from './result-fields.tsx';
import type { Numero } from './use-numeros.ts';

type Body = Asked<'enterLotteryResult'>['body'];

interface Props {
  readonly numero: Numero;
  readonly title: string;
  readonly consequence: string;
  readonly confirm: string;
  readonly busy: boolean;
  readonly onConfirm: (body: Body) => void;
  readonly onClose: () => void;
}

/** Asks for the numbers of a draw and where they were read. */
export const ResultDialog = ({ numero, onConfirm, ...order }: Props) => {
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [source, setSource] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const numbers = readResult(typed, askedTiers(numero));
  const isRight = numbers !== undefined && isSource(source);
  return (
    <ReasonDialog
      {...order}
      ready={isRight}
      onConfirm={(reason) =>
        numbers !== undefined && onConfirm({ numbers, source: source.trim(), reason, requestId })
      }
    >
      <ResultFields numero={numero} typed={typed} onChange={setTyped} />
      <SourceField source={source} onChange={setSource} />
    </ReasonDialog>
  );
};
