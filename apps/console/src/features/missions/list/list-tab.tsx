import { useMemo, useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import type { Column } from '../../../shared/table/types.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useMissions, type Mission } from '../use-missions.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { columnsOf } from './mission-columns.tsx';
import { NewMission } from './new-mission.tsx';

const changeColumn = (t: Texts, onChange: (mission: Mission) => void): Column<Mission> => ({
  id: 'change',
  head: t('missions.change'),
  cell: (mission) => (
    <AskButton
      size="compact-sm"
      aria-label={t('missions.changeOf', { name: mission.titles.en })}
      onClick={() => onChange(mission)}
    >
      {t('missions.change')}
    </AskButton>
  ),
});

/** Every mission, with the way to change each. */
export const ListTab = () => {
  const t = useTexts();
  const may = useMay();
  const [open, setOpen] = useState<Mission | null>(null);
  const mayChange = may('changeMission');
  const columns = useMemo(
    () => [...columnsOf(t), ...(mayChange ? [changeColumn(t, setOpen)] : [])],
    [t, mayChange],
  );
  return (
    <>
      <ListTable
        inner
        name="missions"
        title={t('missions.tabs.list')}
        columns={columns}
        rows={useMissions()}
        idOf={({ id }) => id}
        emptyText={t('missions.empty')}
        filters={may('createMission') && <NewMission />}
      />
      {open !== null && <ChangeDialog mission={open} onClose={() => setOpen(null)} />}
    </>
  );
};
