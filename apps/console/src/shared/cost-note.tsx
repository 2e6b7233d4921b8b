import { Alert } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Icon } from '@hintha/ui';
import type { Reply } from './api.ts';
import { formatMoney } from './format.ts';
import { useTexts } from './language.ts';

type Cost = Reply<'estimateMission'>;

interface Props {
  /** What the estimate is of: the same again is not asked again. */
  readonly of: readonly unknown[];
  /** Asks the server; undefined while the form is not filled in rightly. */
  readonly read: ((signal: AbortSignal) => Promise<Cost>) | undefined;
}

/** What the rule of a form can cost, before it is switched on, and whether a colleague has to approve it. */
export const CostNote = ({ of, read }: Props) => {
  const t = useTexts();
  const { data: cost } = useQuery({
    queryKey: ['cost', ...of],
    queryFn: ({ signal }) => (read === undefined ? null : read(signal)),
    enabled: read !== undefined,
    placeholderData: keepPreviousData,
  });
  if (cost === undefined || cost === null) return null;
  const { each, perDay, leftToday, needsApproval } = cost;
  return (
    <Alert
      color={needsApproval ? 'gold' : 'gray'}
      icon={<Icon name="warning" />}
      title={t('finance.cost.title')}
    >
      {t('finance.cost.says', {
        each: formatMoney(each),
        perDay: formatMoney(perDay),
        left: formatMoney(leftToday),
      })}{' '}
      {needsApproval && t('finance.cost.takesTwo')}
    </Alert>
  );
};
