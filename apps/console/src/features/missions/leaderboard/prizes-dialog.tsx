import { Textarea } from '@mantine/core';
import { formatAmount } from '@hintha/money';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { call } from '../../../shared/api.ts';
import { CostNote } from '../../../shared/cost-note.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { MISSIONS, type Prize } from '../use-missions.ts';
import { linesOf, readPrizes } from './read-prizes.ts';

/** Sets what the ranks bring. */
export const SetPrizes = ({ prizes }: { prizes: readonly Prize[] }) => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="trophy" size={16} />} onClick={() => setAsking(true)}>
        {t('missions.prizes')}
      </AskButton>
      {asking && <PrizesDialog prizes={prizes} onClose={() => setAsking(false)} />}
    </>
  );
};

const PrizesDialog = ({ prizes, onClose }: { prizes: readonly Prize[]; onClose: () => void }) => {
  const t = useTexts();
  const [text, setText] = useState(() => linesOf(prizes));
  const { busy, perform } = useConsoleMutation(MISSIONS, 'audit');
  const read = readPrizes(text);
  const save = async (reason: string) => {
    if (read === undefined) return;
    const body = { prizes: [...read.prizes], reason };
    if (
      await perform(
        () => call('setPrizes', { body }),
        ({ proposed }) => t(proposed === null ? 'missions.prizesSet' : 'settings.proposed'),
      )
    )
      onClose();
  };
  const sum = read === undefined ? '' : t('missions.prizeSum', { sum: formatMoney(formatAmount(read.sum)) });
  return (
    <ReasonDialog
      title={t('missions.prizes')}
      consequence={t('missions.prizesAsk')}
      confirm={t('missions.change')}
      busy={busy}
      ready={read !== undefined}
      onConfirm={(reason) => void save(reason)}
      onClose={onClose}
    >
      <Textarea
        label={t('missions.prizeLines')}
        description={`${t('missions.prizeHelp')} ${sum}`}
        autosize
        minRows={4}
        maxRows={12}
        value={text}
        error={read === undefined ? t('missions.prizeWrong') : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        {...AUTOFOCUS}
      />
      <CostNote
        of={['prizes', text]}
        read={read && ((signal) => call('estimatePrizes', { body: { prizes: [...read.prizes] }, signal }))}
      />
    </ReasonDialog>
  );
};
