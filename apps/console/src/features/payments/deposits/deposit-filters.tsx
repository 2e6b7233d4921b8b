import { useTexts } from '../../../shared/language.ts';
import { ChoiceFilter, TextFilter } from '../../../shared/table/filters.tsx';
import type { UrlFilters } from '../../../shared/table/use-url-filters.ts';
import type { QueuedDeposit } from './use-deposits.ts';

export const FILTERS = ['state', 'q', 'channel', 'least', 'most'] as const;

interface Props {
  readonly filters: UrlFilters<(typeof FILTERS)[number]>;
  readonly rows: readonly QueuedDeposit[];
}

/** The channels that the rows came by, and the one that is filtered by. */
const channelsOf = (rows: readonly QueuedDeposit[], chosen: string) => {
  const names = new Map(rows.map(({ deposit }) => [deposit.methodId, deposit.methodName]));
  if (chosen !== '' && !names.has(chosen)) names.set(chosen, chosen);
  return [...names].map(([value, name]) => ({ value, name }));
};

export const DepositFilterBar = ({ filters: { values, set }, rows }: Props) => {
  const t = useTexts();
  return (
    <>
      <TextFilter label={t('deposits.search')} value={values.q} onText={(q) => set('q', q)} />
      <ChoiceFilter
        label={t('deposits.channel')}
        value={values.channel}
        options={channelsOf(rows, values.channel)}
        onChoose={(channel) => set('channel', channel)}
      />
      <TextFilter
        figures
        label={t('deposits.least')}
        value={values.least}
        onText={(least) => set('least', least)}
      />
      <TextFilter
        figures
        label={t('deposits.most')}
        value={values.most}
        onText={(most) => set('most', most)}
      />
    </>
  );
};
