import { Field } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { useSession } from '../../../shared/session.ts';
import { ROOT } from '../use-contracts.ts';

/** The agents right below, the newest first; whoever may not see the team types the name by heart. */
const useAgentsBelow = () => {
  const username = useSession((session) => session.username);
  const { data } = useQuery({
    queryKey: [ROOT, username, 'below'],
    queryFn: async ({ signal }) => call('listDownlines', { query: { order: 'newest' }, signal }),
  });
  return data?.list.filter(({ type }) => type === 1) ?? [];
};

interface DownlineFieldProps {
  value: string;
  /** Where other terms are offered to the party of a contract. */
  isFixed: boolean;
  error: string | undefined;
  onChange: (downline: string) => void;
}

export const DownlineField = ({ value, isFixed, error, onChange }: DownlineFieldProps) => {
  const { t } = useTranslation('account');
  const listId = useId();
  const agents = useAgentsBelow();
  return (
    <>
      <Field
        name="downline"
        label={t('contracts.downline')}
        required
        readOnly={isFixed}
        list={isFixed ? undefined : listId}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <datalist id={listId}>
        {agents.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
};
