import { Button, Money } from '@hintha/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { openTeamPage } from '../parts/asked.ts';
import styles from './figure-cards.module.css';
import { GROUPS, isSigned, TARGETS, valuesOf, type Charted, type FigureName, type Team } from './figures.ts';

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
            <button type="button" className={styles.card} onClick={() => onOpen(name)}>
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

interface DefinitionProps extends Pick<FigureCardsProps, 'onCharted'> {
  name: FigureName;
  value: Value;
  onClose: () => void;
}

const Definition = ({ name, value, onCharted, onClose }: DefinitionProps) => {
  const { t } = useTranslation('account');
  const { t: c } = useTranslation();
  const target = TARGETS[name];
  return (
    <Drawer title={t(`teams.figures.${name}`)} closeLabel={c('shell.close')} onClose={onClose}>
      <div className={styles.definition}>
        <Shown name={name} value={value} />
        <p>{t(`teams.definitions.${name}`)}</p>
        {target !== null && 'page' in target && (
          <Button look="gold" onClick={() => openTeamPage(target.page)}>
            {t(target.page === 'teamBetting' ? 'agent.menu.teamBetting' : 'teams.toRows')}
          </Button>
        )}
        {target !== null && 'charted' in target && (
          <Button
            look="gold"
            onClick={() => {
              onCharted(target.charted);
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
