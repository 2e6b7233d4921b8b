import { Button, Money } from '@hintha/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openAgentPage } from '../../../shared/account-area/agent-query.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { useScope, type Scope } from '../parts/scope-chips.tsx';
import styles from './figure-cards.module.css';
import {
  GROUPS,
  isCharted,
  isSigned,
  TARGETS,
  valuesOf,
  type Charted,
  type FigureName,
  type Team,
} from './figures.ts';

interface FigureCardsProps {
  team: Team;
  /** Shows the days of a figure in the chart. */
  onCharted: (charted: Charted) => void;
}

type Value = string | number;

/** Every figure of a team on a card; a tap says what it is and leads to what it is made of. */
export const FigureCards = ({ team, onCharted }: FigureCardsProps) => {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState<FigureName | null>(null);
  const values = valuesOf(team);
  return (
    <>
      <Group title={t('teams.inPeriod')} names={GROUPS.inPeriod} values={values} onOpen={setOpened} />
      <Group title={t('teams.apart')} names={GROUPS.apart} values={values} onOpen={setOpened} />
      <Group title={t('teams.now')} names={GROUPS.now} values={values} onOpen={setOpened} />
      {opened !== null && (
        <Definition
          name={opened}
          value={values[opened]}
          onCharted={onCharted}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};

interface GroupProps {
  title: string;
  names: readonly FigureName[];
  values: Readonly<Record<FigureName, Value>>;
  onOpen: (name: FigureName) => void;
}

const Group = ({ title, names, values, onOpen }: GroupProps) => {
  const { t } = useTranslation('account');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.cards}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => onOpen(name)}>
              <span className={styles.name}>{t(`teams.figures.${name}`)}</span>
              <Shown name={name} value={values[name]} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Shown = ({ name, value }: { name: FigureName; value: Value }) => {
  const symbol = useCurrencySymbol();
  return (
    <span className={styles.value}>
      {typeof value === 'number' ? (
        <span className="num">{formatNumber(value)}</span>
      ) : (
        <Money amount={value} symbol={symbol} signed={isSigned(name)} />
      )}
    </span>
  );
};

/** Opens what a figure is made of, of those right below alone where it is of those. */
const openFigure = (name: FigureName, scope: Scope) => {
  const { page, query } = TARGETS[name];
  const narrowed = page === 'teamBetting' ? { reach: 'direct' } : { scope };
  openAgentPage(page, { ...query, ...(scope === 'direct' && narrowed) });
};

interface DefinitionProps extends Pick<FigureCardsProps, 'onCharted'> {
  name: FigureName;
  value: Value;
  onClose: () => void;
}

const Definition = ({ name, value, onCharted, onClose }: DefinitionProps) => {
  const { t } = useTranslation('account');
  const { t: c } = useTranslation();
  const scope = useScope();
  const { page } = TARGETS[name];
  return (
    <Drawer title={t(`teams.figures.${name}`)} closeLabel={c('shell.close')} onClose={onClose}>
      <div className={styles.definition}>
        <Shown name={name} value={value} />
        <p>{t(`teams.definitions.${name}`)}</p>
        <Button look="gold" onClick={() => openFigure(name, scope)}>
          {t(page === 'teamBetting' ? 'agent.menu.teamBetting' : 'teams.toRows')}
        </Button>
        {isCharted(name) && (
          <Button
            onClick={() => {
              onCharted(name);
              onClose();
            }}
          >
            {t('teams.toDays')}
          </Button>
        )}
      </div>
    </Drawer>
  );
};
