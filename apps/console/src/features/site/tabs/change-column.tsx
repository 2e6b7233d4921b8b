import { formatInstant } from '../../../shared/format.ts';
import type { Texts } from '../../../shared/language.ts';
import type { Column } from '../../../shared/table/types.ts';
import { Words } from '../../../shared/table/words.tsx';
import type { Flag } from '../use-site.ts';

type Changed = Pick<Flag, 'changed'>;

const changeText = ({ changed }: Changed): string =>
  changed === null ? '' : `${changed.by} · ${formatInstant(changed.at)}`;

/** Who changed a row last, and when. */
export const changeColumn = <Row extends Changed>(t: Texts): Column<Row> => ({
  id: 'changed',
  head: t('site.changedBy'),
  cell: (row) => <Words>{changeText(row) || t('site.nobody')}</Words>,
  text: changeText,
});
