import { Alert, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallError, type Reply } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { fieldOf } from '../../shared/forms/instant-of.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { shownRate } from './rate-words.ts';
import { MOVES } from './use-moves.ts';

interface Props {
  readonly account: string;
  readonly onClose: () => void;
}

const PAUSE_MS = 300;
const DAY_MS = 24 * 3_600_000;

/** The business day after that of an instant: the first one at whose start a move can be. */
const dayAfter = (now: number): string => fieldOf(now + DAY_MS).slice(0, 10);

/** Plans a move for the start of a day, with what it would mean as soon as the new upline is known. */
export const MoveDialog = ({ account, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(MOVES, 'approvals');
  const [upline, setUpline] = useState('');
  const [asked] = useDebouncedValue(upline, PAUSE_MS);
  const [day, setDay] = useState('');
  const [first] = useState(() => dayAfter(Date.now()));
  const [requestId] = useState(() => crypto.randomUUID());
  const preview = useQuery({
    queryKey: ['previewMove', account, asked],
    queryFn: async ({ signal }) => call('previewMove', { query: { account, upline: asked }, signal }),
    enabled: asked.length >= 4,
    retry: false,
  });
  const isFree = asked === upline && preview.data?.problem === '' && preview.data.rates.length === 0;
  const propose = async (reason: string) => {
    const run = () => call('proposeMove', { body: { account, upline, day, reason, requestId } });
    if (await perform(run, t('agents.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('agents.move')}: ${account}`}
      consequence={t('agents.moveAsk')}
      confirm={t('agents.propose')}
      busy={busy}
      ready={isFree && day !== ''}
      onConfirm={(reason) => void propose(reason)}
      onClose={onClose}
    >
      <TextInput
        label={t('agents.upline')}
        required
        autoComplete="off"
        value={upline}
        onChange={({ currentTarget }) => setUpline(currentTarget.value.trim())}
        {...AUTOFOCUS}
      />
      <TextInput
        label={t('agents.day')}
        type="date"
        required
        min={first}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      {preview.isError && (
        <Alert color="amber" role="alert">
          {preview.error instanceof CallError && preview.error.code === 'not_found'
            ? t('agents.preview.unknown')
            : explain(preview.error)}
        </Alert>
      )}
      {preview.data !== undefined && <Preview preview={preview.data} />}
    </ReasonDialog>
  );
};

const PROBLEMS = ['type', 'upline_type', 'in_line', 'same', 'affiliate'] as const;

const Preview = ({ preview }: { preview: Reply<'previewMove'> }) => {
  const t = useTexts();
  const { from, to, teamSize, teamSizeIsLeast, rates, problem } = preview;
  const known = PROBLEMS.find((one) => one === problem);
  const higher = rates
    .map(
      ({ category, rate, most }) =>
        `${t(`agents.categories.${category}`)} ${shownRate(category, rate)} > ${shownRate(category, most)}`,
    )
    .join(', ');
  return (
    <Alert color={known === undefined && higher === '' ? 'jade' : 'amber'}>
      <p>{t('agents.preview.from', { line: from.map(({ name }) => name).join(' › ') })}</p>
      <p>{t('agents.preview.to', { line: to.map(({ name }) => name).join(' › ') })}</p>
      <p>{t('agents.preview.team', { size: `${teamSize}${teamSizeIsLeast ? '+' : ''}` })}</p>
      <p>{t('agents.preview.follows')}</p>
      {known !== undefined && <p>{t(`agents.preview.problems.${known}`)}</p>}
      {higher !== '' && <p>{t('agents.preview.rates', { rates: higher })}</p>}
    </Alert>
  );
};
