import { Money } from '@hintha/ui';
import { Skeleton } from '@mantine/core';
import { Detail, DetailList, DetailSection, Steps } from '../../shared/detail/detail-list.tsx';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { explain } from '../../shared/explain.ts';
import { formatInstant } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { FightActions } from './fight-actions.tsx';
import { SideList } from './side-list.tsx';
import { type Fight, toneOf, useArenaName, useFight } from './use-fights.ts';

interface Props {
  readonly fight: Fight;
  readonly onClose: () => void;
}

const at = (instant: number | null): string | null => (instant === null ? null : formatInstant(instant));

const USUAL_SECONDS = 60;

/** Everything known of one fight. */
export const FightDetail = ({ fight: row, onClose }: Props) => {
  const nameOf = useArenaName();
  const { data, error } = useFight(row.id);
  const fight = data ?? row;
  const { id, event, number } = fight;
  return (
    <DetailPanel
      id={id}
      title={`${nameOf(fight)} · ${event} · ${number}`}
      onClose={onClose}
      actions={<FightActions fight={fight} confirmSeconds={data?.confirmSeconds ?? USUAL_SECONDS} />}
    >
      <Known fight={fight} correctableUntil={data?.correctableUntil ?? null} />
      <SideList fight={fight} blocks={data?.blocks ?? []} />
      <Figures fight={fight} />
      {error !== null && <p role="alert">{explain(error)}</p>}
      {data === undefined ? <Skeleton height={32} /> : <Declarations fight={data} />}
    </DetailPanel>
  );
};

const Known = ({ fight, correctableUntil }: { fight: Fight; correctableUntil: number | null }) => {
  const t = useTexts();
  const { meron, wala, state, result, cancelReason, version, plasada, drawMode } = fight;
  return (
    <DetailList>
      <Detail name={t('fights.state')}>
        <StateBadge tone={toneOf(fight)}>{t(`fights.states.${state}`)}</StateBadge>
      </Detail>
      <Detail name={t('fights.picks.meron')}>{meron}</Detail>
      <Detail name={t('fights.picks.wala')}>{wala}</Detail>
      <Detail name={t('fights.result')}>{result !== null && t(`fights.picks.${result}`)}</Detail>
      <Detail name={t('fights.cancelReason')}>
        {cancelReason !== null && t(`fights.causes.${cancelReason}`)}
      </Detail>
      <Detail name={t('fights.version')}>{version > 1 && String(version)}</Detail>
      <Detail name={t('fights.plasada')}>{plasada !== null && `${plasada}%`}</Detail>
      <Detail name={t('fights.drawMode')}>{t(`fights.drawModes.${drawMode}`)}</Detail>
      <Times fight={fight} />
      <Detail name={t('fights.correctableUntil')}>{at(correctableUntil)}</Detail>
    </DetailList>
  );
};

const Times = ({ fight }: { fight: Fight }) => {
  const t = useTexts();
  return (
    <>
      <Detail name={t('fights.opened')}>{at(fight.openedAt)}</Detail>
      <Detail name={t('fights.closes')}>{fight.closedAt === null && at(fight.closesAt)}</Detail>
      <Detail name={t('fights.closed')}>{at(fight.closedAt)}</Detail>
      <Detail name={t('fights.released')}>{at(fight.releasedAt)}</Detail>
      <Detail name={t('fights.resultAt')}>{at(fight.resultAt)}</Detail>
      <Detail name={t('fights.finished')}>{at(fight.finishedAt)}</Detail>
    </>
  );
};

/** What the operator took, what was left over, and what the winners were paid. */
const Figures = ({ fight: { figures } }: { fight: Fight }) => {
  const t = useTexts();
  if (figures === null) return null;
  return (
    <DetailList>
      <Detail name={t('fights.paid')}>
        <Money amount={figures.paid} symbol="Ks" />
      </Detail>
      <Detail name={t('fights.plasadaTaken')}>
        <Money amount={figures.plasada} symbol="Ks" />
      </Detail>
      <Detail name={t('fights.breakage')}>
        <Money amount={figures.breakage} symbol="Ks" />
      </Detail>
    </DetailList>
  );
};

type Read = NonNullable<ReturnType<typeof useFight>['data']>;

/** Who declared what, and which of it still waits for another one. */
const Declarations = ({ fight: { declarations } }: { fight: Read }) => {
  const t = useTexts();
  if (declarations.length === 0) return null;
  return (
    <DetailSection title={t('fights.declarations')}>
      <Steps
        steps={declarations.map(({ id, result, cancelReason, by, isStaff, at: declaredAt, waitsUntil }) => ({
          key: id,
          at: formatInstant(declaredAt),
          what: [
            t(`fights.picks.${result}`),
            ...(cancelReason === null ? [] : [t(`fights.causes.${cancelReason}`)]),
            ...(waitsUntil === null ? [] : [t('fights.waits', { at: formatInstant(waitsUntil) })]),
          ].join(' · '),
          by: isStaff ? `${by} (${t('fights.byStaff')})` : by,
        }))}
      />
    </DetailSection>
  );
};
