import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { AUTOFOCUS } from '../../../shared/forms/focus.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { SPORTS } from '../use-events.ts';
import { printCommission, readCommission } from './read-commission.ts';
import { type League, TIERS } from './use-leagues.ts';

interface Props {
  readonly league: League;
  readonly onClose: () => void;
}

/** Asks for another tier or commission of a league. */
export const LeagueDialog = ({ league, onClose }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SPORTS, 'approvals');
  const [tier, setTier] = useState(league.tier);
  const [typed, setTyped] = useState(printCommission(league.commission));
  const [requestId] = useState(() => crypto.randomUUID());
  const commission = readCommission(typed);
  const isOther = tier !== league.tier || commission !== league.commission;
  const propose = async (percent: number, reason: string) => {
    const body = { tier, commission: percent, reason, requestId };
    const run = () => call('updateSportsLeague', { params: { code: league.code }, body });
    if (await perform(run, t('sports.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${t('sports.leagues.change')}: ${league.name}`}
      consequence={t('sports.leagues.changeAsk')}
      confirm={t('sports.propose')}
      busy={busy}
      ready={commission !== undefined && isOther}
      onConfirm={(reason) => commission !== undefined && void propose(commission, reason)}
      onClose={onClose}
    >
      <Radio.Group
        label={t('sports.leagues.tier')}
        description={t('sports.leagues.tierHelp')}
        value={tier}
        onChange={(value) => setTier(TIERS.find((one) => one === value) ?? league.tier)}
      >
        {TIERS.map((one) => (
          <Radio
            key={one}
            mt={6}
            value={one}
            label={t(`sports.leagues.tiers.${one}`)}
            {...(one === league.tier ? AUTOFOCUS : {})}
          />
        ))}
      </Radio.Group>
      {/* Only football has a body. */}
      {league.sport === 'football' && (
        <TextInput
          label={t('sports.leagues.commission')}
          description={t('sports.leagues.commissionHelp')}
          inputMode="decimal"
          autoComplete="off"
          required
          rightSection="%"
          value={typed}
          error={commission === undefined ? t('sports.leagues.commissionWrong') : null}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </ReasonDialog>
  );
};
