import { Money } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../shared/api.ts';
import { AreaPage } from '../../shared/account-area/area-page.tsx';
import { formatMoment } from '../../shared/format/format-time.ts';
import { useAreaName } from '../../shared/game/use-area-name.ts';
import { ListLine } from '../../shared/lists/list-line.tsx';
import { PageTurner } from '../../shared/lists/page-turner.tsx';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { Drawer } from '../../shared/parts/drawer.tsx';
import styles from './bonuses.module.css';
import { RequirementDetails } from './requirement-details.tsx';
import { useFilledBy, type Bonus, type Requirement } from './use-bonuses.ts';
import { useBonusWords } from './use-bonus-words.ts';

interface FilledByDrawerProps {
  name: string;
  requirement: Requirement;
  bonus: Bonus | null;
  onClose: () => void;
}

/** All that belongs to a requirement, and the bets that filled it. */
export const FilledByDrawer = ({ name, requirement, bonus, onClose }: FilledByDrawerProps) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const [pageNo, setPageNo] = useState(1);
  const read = useFilledBy(requirement.id, pageNo);
  return (
    <Drawer title={name} closeLabel={t('shell.close')} onClose={onClose}>
      <AreaPage>
        <p className={styles.text}>{c(`bonuses.stateTexts.${requirement.state}`)}</p>
        <RequirementDetails requirement={requirement} bonus={bonus} />
        <h3>{c('bonuses.filledBy')}</h3>
        <ReadList read={read} words={useBonusWords()}>
          {({ list, totalPages }) =>
            list.length === 0 ? (
              <p className={styles.text}>{c('bonuses.filledEmpty')}</p>
            ) : (
              <>
                <ol className={styles.bets}>
                  {list.map((bet) => (
                    <FilledBy key={bet.bet} bet={bet} />
                  ))}
                </ol>
                {totalPages > 1 && <PageTurner page={pageNo} pages={totalPages} onTurn={setPageNo} />}
              </>
            )
          }
        </ReadList>
      </AreaPage>
    </Drawer>
  );
};

const CLASSES = ['JP', 'TG', 'AC', 'BG'] as const;

const FilledBy = ({ bet }: { bet: Reply<'listContributingBets'>['list'][number] }) => {
  const { t } = useTranslation('account');
  const areaName = useAreaName();
  const known = CLASSES.find((one) => one === bet.category);
  const other = known === undefined ? t('bonuses.otherGame') : t(`bonuses.classes.${known}`);
  return (
    <ListLine
      name={areaName(bet.category, other)}
      amount={
        <>
          <span className={styles.small}>{t('bonuses.counted')}</span> <Money amount={bet.amount} />
        </>
      }
      note={<span className="num">{formatMoment(bet.at)}</span>}
      state={
        <>
          {t('bonuses.stake')} <Money amount={bet.stake} />
        </>
      }
    />
  );
};
