import { useTranslation } from 'react-i18next';
import { useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { ask } from './asked.ts';

const SCOPES = ['team', 'direct'] as const;
export type Scope = (typeof SCOPES)[number];

export const useScope = (): Scope => (useAgentQuery()['scope'] === 'direct' ? 'direct' : 'team');

/** Whether figures are of the whole team or of those right below. */
export const ScopeChips = () => {
  const { t } = useTranslation('account');
  const names = { team: t('teams.team'), direct: t('teams.directOnly') };
  return (
    <ChoiceChips
      label={t('teams.scope')}
      choices={SCOPES.map((value) => ({ value, name: names[value] }))}
      chosen={useScope()}
      onChoose={(scope) => ask({ scope: scope === 'team' ? '' : scope })}
    />
  );
};
