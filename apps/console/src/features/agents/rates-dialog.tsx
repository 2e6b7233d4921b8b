import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { CATEGORIES, type Category, isMode, readRate, typedRate } from './rate-words.ts';
import { TEAM, type TeamRow } from './use-team.ts';

/** Proposes other rates of an account: those that were changed alone. */
export const RatesDialog = ({ row, onClose }: { row: TeamRow; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(TEAM, 'approvals');
  const [typed, setTyped] = useState<Partial<Record<Category, string>>>({});
  const [requestId] = useState(() => crypto.randomUUID());
  const read = CATEGORIES.flatMap((category) => {
    const text = typed[category];
    return text === undefined ? [] : [[category, readRate(category, text)] as const];
  });
  const changed = read.filter(([category, rate]) => rate !== row.rates[category]);
  const isRight = changed.every(([, rate]) => rate !== null);
  const propose = async (reason: string) => {
    const rates = Object.fromEntries(
      changed.flatMap(([category, rate]) => (rate === null ? [] : [[category, rate]])),
    );
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
      <SimpleGrid cols={{ base: 2, sm: 3 }}>
        {CATEGORIES.map((category, place) => (
          <TextInput
            key={category}
            label={t(`agents.categories.${category}`)}
            inputMode="decimal"
            autoComplete="off"
            rightSectionWidth={isMode(category) ? 54 : 28}
            rightSection={isMode(category) ? '/ 2000' : '%'}
            value={typed[category] ?? typedRate(category, row.rates[category])}
            onChange={({ currentTarget }) => setTyped({ ...typed, [category]: currentTarget.value.trim() })}
            {...(place === 0 ? AUTOFOCUS : {})}
          />
        ))}
      </SimpleGrid>
    </ReasonDialog>
  );
};
