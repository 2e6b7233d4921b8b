import { Textarea, TextInput } from '@mantine/core';
import { formatAmount } from '@hintha/money';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { call } from '../../shared/api.ts';
import { formatMoney } from '../../shared/format.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { instantOf } from '../../shared/forms/instant-of.ts';
import { CostNote } from '../../shared/cost-note.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { readPrizes } from './read-prizes.ts';
import { RAFFLES } from './use-raffles.ts';

const EMPTY = { nameEn: '', nameMy: '', startsAt: '', endsAt: '', beacon: '', prizes: '' };
type Draft = typeof EMPTY;

const NAME_LENGTH = 80;
const BEACON_LENGTH = 500;
const SHORTEST_BEACON = 3;

/** What is asked of the server; undefined while a field is not filled in rightly. */
const orderOf = (draft: Draft) => {
  const [nameEn, nameMy, beacon] = [draft.nameEn.trim(), draft.nameMy.trim(), draft.beacon.trim()];
  const startsAt = draft.startsAt === '' ? null : instantOf(draft.startsAt);
  const endsAt = instantOf(draft.endsAt);
  const prizes = readPrizes(draft.prizes);
  if (startsAt === undefined || endsAt === undefined || prizes === undefined) return undefined;
  if (nameEn === '' || nameMy === '' || beacon.length < SHORTEST_BEACON) return undefined;
  return { nameEn, nameMy, startsAt, endsAt, beacon, prizes: [...prizes.tiers] };
};

/** Makes a raffle. */
export const NewRaffle = () => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="gift" size={16} />} onClick={() => setAsking(true)}>
        {t('raffles.create')}
      </AskButton>
      {asking && <NewDialog onClose={() => setAsking(false)} />}
    </>
  );
};

const NewDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts();
  const [draft, setDraft] = useState(EMPTY);
  const [requestId] = useState(() => crypto.randomUUID());
  const { busy, perform } = useConsoleMutation(RAFFLES);
  const order = orderOf(draft);
  const create = async (reason: string) => {
    if (order === undefined) return;
    const body = { ...order, reason, requestId };
    if (
      await perform(
        () => call('createRaffle', { body }),
        ({ proposed }) => t(proposed === null ? 'raffles.created' : 'settings.proposed'),
      )
    )
      onClose();
  };
  return (
    <ReasonDialog
      title={t('raffles.create')}
      consequence={t('raffles.createAsk')}
      confirm={t('raffles.createDo')}
      busy={busy}
      ready={order !== undefined}
      onConfirm={(reason) => void create(reason)}
      onClose={onClose}
    >
      <Fields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
      <CostNote
        of={['raffle', draft.prizes]}
        read={order && ((signal) => call('estimateRaffle', { body: { prizes: order.prizes }, signal }))}
      />
    </ReasonDialog>
  );
};

interface FieldsProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

const Fields = ({ draft, onChange }: FieldsProps) => {
  const t = useTexts();
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextInput
        label={t('raffles.nameEn')}
        required
        maxLength={NAME_LENGTH}
        {...field('nameEn')}
        {...AUTOFOCUS}
      />
      <TextInput label={t('raffles.nameMy')} required maxLength={NAME_LENGTH} {...field('nameMy')} />
      <TextInput
        type="datetime-local"
        label={t('raffles.startsAt')}
        description={t('raffles.startHelp')}
        {...field('startsAt')}
      />
      <TextInput
        type="datetime-local"
        label={t('raffles.endsAt')}
        description={t('raffles.endHelp')}
        required
        {...field('endsAt')}
      />
      <TextInput
        label={t('raffles.beacon')}
        description={t('raffles.beaconHelp')}
        required
        maxLength={BEACON_LENGTH}
        {...field('beacon')}
      />
      <PrizeField text={draft.prizes} onText={(prizes) => onChange({ prizes })} />
    </>
  );
};

const PrizeField = ({ text, onText }: { text: string; onText: (text: string) => void }) => {
  const t = useTexts();
  const prizes = readPrizes(text);
  const summary =
    prizes === undefined
      ? t('raffles.prizeHelp')
      : t('raffles.prizeSum', { count: prizes.count, sum: formatMoney(formatAmount(prizes.sum)) });
  return (
    <Textarea
      label={t('raffles.prizeLines')}
      description={summary}
      required
      autosize
      minRows={3}
      maxRows={8}
      value={text}
      error={text === '' || prizes !== undefined ? null : t('raffles.prizeWrong')}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
};
