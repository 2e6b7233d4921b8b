import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { TEAM, type TeamRow } from './use-team.ts';

type Rates = TeamRow['rates'];
const CATEGORIES = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'SABONG',
  'Lott',
  'ZY',
  'Elott',
  'SEA',
] as const satisfies readonly (keyof Rates)[];

const WHOLE = /^\d{1,4}$/;

/** Proposes other rates of an account: those that were changed alone. */
export const RatesDialog = ({ row, onClose }: { row: TeamRow; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(TEAM, 'approvals');
  const [typed, setTyped] = useState<Partial<Record<keyof Rates, string>>>({});
  const [requestId] = useState(() => crypto.randomUUID());
  const changed = CATEGORIES.filter((category) => {
    const text = typed[category];
    return text !== undefined && text !== String(row.rates[category]);
  });
  const isRight = changed.every((category) => WHOLE.test(typed[category] ?? ''));
  const propose = async (reason: string) => {
    const rates = Object.fromEntries(changed.map((category) => [category, Number(typed[category])]));
    const run = () =>
      call('proposeAgentRates', { params: { id: row.id }, body: { rates, reason, requestId } });
    if (await perform(run, t('agents.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('agents.setRates')}: ${row.name}`}
      consequence={t('agents.setRatesAsk')}
      confirm={t('agents.propose')}
      busy={busy}
      ready={isRight && changed.length > 0}
      onConfirm={(reason) => void propose(reason)}
      onClose={onClose}
    >
      <SimpleGrid cols={3}>
        {CATEGORIES.map((category, place) => (
          <TextInput
            key={category}
            label={category}
            inputMode="numeric"
            autoComplete="off"
            value={typed[category] ?? String(row.rates[category])}
            onChange={({ currentTarget }) => setTyped({ ...typed, [category]: currentTarget.value.trim() })}
            {...(place === 0 ? AUTOFOCUS : {})}
          />
        ))}
      </SimpleGrid>
    </ReasonDialog>
  );
};
