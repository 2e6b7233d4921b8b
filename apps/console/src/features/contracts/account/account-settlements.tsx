import { useMemo, useState } from 'react';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { ChoiceFilter } from '../../../shared/table/filters.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { CorrectDialog } from '../override-dialogs.tsx';
import { periodColumns, settlementColumns } from '../settlement-columns.tsx';
import { kindOf, KINDS, type Settlement, useAccountSettlements } from '../use-staff-contracts.ts';

const SIDES = ['UP', 'DOWN'] as const;

/** What the contracts of an account came to, period by period, with the corrections. */
export const AccountSettlements = ({ account }: { account: string }) => {
  const t = useTexts();
  const mayCorrect = useMay()('proposeCorrection');
  const { values, set, clear, any } = useUrlFilters(['kind', 'direction']);
  const [correcting, setCorrecting] = useState<Settlement | null>(null);
  const columns = useMemo(
    () => [...periodColumns(t), ...settlementColumns(t, mayCorrect ? setCorrecting : null)],
    [t, mayCorrect],
  );
  const direction = SIDES.find((one) => one === values.direction);
  return (
    <>
      <ListTable
        inner
        name="account-settlements"
        title={t('contracts.settlements')}
        columns={columns}
        rows={useAccountSettlements({ account, kind: kindOf(values.kind), direction })}
        idOf={({ id }) => id}
        urgent={({ payment }) => payment?.state === 'OWED'}
        emptyText={t('contracts.settlementsEmpty')}
        onWiden={any ? clear : undefined}
        filters={
          <>
            <ChoiceFilter
              label={t('contracts.kind')}
              value={values.kind}
              options={KINDS.map((value) => ({ value, name: t(`contracts.kinds.${value}`) }))}
              onChoose={(kind) => set('kind', kind)}
            />
            <ChoiceFilter
              label={t('contracts.direction')}
              value={values.direction}
              options={SIDES.map((value) => ({ value, name: t(`contracts.directions.${value}`) }))}
              onChoose={(side) => set('direction', side)}
            />
          </>
        }
      />
      {correcting !== null && (
        <CorrectDialog
          id={correcting.id}
          payee={correcting.payee.name}
          period={correcting.period}
          onClose={() => setCorrecting(null)}
        />
      )}
    </>
  );
};
