import { useTexts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Integration } from './use-integrations.ts';

const TONES = { on: 'jade', off: 'gray', suspended: 'cin' } as const;

/** Whether its vendor's calls are let in: one that is off is off, suspended or not. */
export const stateOf = ({ active, suspension }: Integration): keyof typeof TONES => {
  if (!active) return 'off';
  return suspension === null ? 'on' : 'suspended';
};

export const IntegrationState = ({ integration }: { integration: Integration }) => {
  const t = useTexts();
  const state = stateOf(integration);
  return <StateBadge tone={TONES[state]}>{t(`integrations.states.${state}`)}</StateBadge>;
};
