import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
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

const LEAST_SOURCE = 2;

/** Asks for the numbers of a draw and where they were read. */
export const ResultDialog = ({ numero, onConfirm, ...order }: Props) => {
  const t = useTexts();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [source, setSource] = useState('');
  const [requestId] = useState(() => crypto.randomUUID());
  const numbers = readResult(typed, askedTiers(numero));
  const isRight = numbers !== undefined && source.trim().length >= LEAST_SOURCE;
  return (
    <ReasonDialog
      {...order}
      ready={isRight}
      onConfirm={(reason) =>
        numbers !== undefined && onConfirm({ numbers, source: source.trim(), reason, requestId })
      }
    >
      <ResultFields numero={numero} typed={typed} onChange={setTyped} />
      <TextInput
        label={t('lottery.source')}
        description={t('lottery.sourceHelp')}
        required
        maxLength={80}
        value={source}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
    </ReasonDialog>
  );
};
