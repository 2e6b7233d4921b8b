import { Money } from '@hintha/ui';
import { Link } from 'react-router';
import styles from './business.module.css';
import { sayFigure, type Kind, type Sheet } from './sheet.ts';

const Figure = ({ kind, figure }: { kind: Kind; figure: string | null }) => {
  if (figure === null) return '–';
  return kind === 'money' ? <Money amount={figure} /> : sayFigure(kind, figure);
};

/** The figures of a chart; a line leads to the rows that make it. */
export const SheetTable = ({ title, sheet }: { title: string; sheet: Sheet }) => (
  <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {[sheet.head, ...sheet.columns.map(({ head }) => head)].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.lines.map(({ id, name, figures, to }) => (
          <tr key={id}>
            <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
            {figures.map((figure, place) => (
              <td key={sheet.columns[place]?.head} className="num">
                <Figure kind={sheet.columns[place]?.kind ?? 'count'} figure={figure} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
