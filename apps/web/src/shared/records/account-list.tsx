import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../api.ts';
import { useWide } from '../page/use-wide.ts';
import { RecordCard, RecordCards } from './record-card.tsx';
import { AmountCell, NameCell, RecordRow, RecordTable } from './record-table.tsx';
import { useBetWords } from './use-bet-words.ts';
import { useKindName } from './use-kind-name.ts';

interface AccountListProps {
  page: Pick<Reply<'listAccountRecord'>, 'list'>;
  /** Opens a movement, where there is more to it. */
  onOpen?: (id: string) => void;
}

/** One page of movements: a table where there is room for one, cards where there is not. */
export const AccountList = (props: AccountListProps) =>
  useWide() ? <AccountTable {...props} /> : <AccountCards {...props} />;

const AccountTable = ({ page, onOpen }: AccountListProps) => {
  const { t } = useTranslation('account');
  const kindName = useKindName();
  const betWords = useBetWords();
  return (
    <RecordTable
      label={t('accountRecord.record')}
      heads={[
        { name: t('accountRecord.time') },
        { name: t('accountRecord.kind') },
        { name: t('accountRecord.amount'), isAmount: true },
        { name: t('accountRecord.balance'), isAmount: true },
      ]}
    >
      {page.list.map(({ id, kind, reference, bet, amount, balanceAfter, at }) => (
        <RecordRow
          key={id}
          at={at}
          nameOf={(time) => t('accountRecord.openLine', { kind: kindName(kind), time })}
          onOpen={onOpen && (() => onOpen(id))}
        >
          <NameCell name={kindName(kind)} note={bet === null ? reference : betWords(bet)} />
          <AmountCell>
            <Money amount={amount} signed />
          </AmountCell>
          <AmountCell>
            <Money amount={balanceAfter} />
          </AmountCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
};

const AccountCards = ({ page, onOpen }: AccountListProps) => {
  const { t } = useTranslation('account');
  const kindName = useKindName();
  const betWords = useBetWords();
  return (
    <RecordCards>
      {page.list.map(({ id, kind, reference, bet, amount, balanceAfter, at }) => (
        <RecordCard
          key={id}
          title={kindName(kind)}
          beside={<Money amount={amount} signed />}
          at={at}
          note={bet === null ? reference : betWords(bet)}
          figures={[{ name: t('accountRecord.balance'), figure: <Money amount={balanceAfter} /> }]}
          onOpen={onOpen && (() => onOpen(id))}
        />
      ))}
    </RecordCards>
  );
};
