import { Skeleton } from '@mantine/core';
import { Money } from '@hintha/ui';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../shared/detail/member-link.tsx';
import { explain } from '../../shared/explain.ts';
import { ExportLines } from '../../shared/files/export-lines.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { RaffleActions } from './raffle-actions.tsx';
import { readTickets, TONES, useRaffleName, useWinners, type Raffle } from './use-raffles.ts';

interface Props {
  readonly raffle: Raffle;
  readonly onClose: () => void;
}

/** Everything known of one raffle. */
export const RaffleDetail = ({ raffle, onClose }: Props) => {
  const t = useTexts();
  const name = useRaffleName()(raffle);
  const { id, names, phase, startsAt, endsAt, createdAt, issued, beacon } = raffle;
  return (
    <DetailPanel
      id={id}
      title={`${name} · ${id}`}
      onClose={onClose}
      actions={<RaffleActions raffle={raffle} />}
    >
      <DetailList>
        <Detail name={t('raffles.phase')}>
          <StateBadge tone={TONES[phase]}>{t(`raffles.phases.${phase}`)}</StateBadge>
        </Detail>
        <Detail name={t('raffles.nameEn')}>{names.en}</Detail>
        <Detail name={t('raffles.nameMy')}>{names.my}</Detail>
        <Detail name={t('raffles.startsAt')}>{formatInstant(startsAt)}</Detail>
        <Detail name={t('raffles.endsAt')}>{formatInstant(endsAt)}</Detail>
        <Detail name={t('raffles.createdAt')}>{formatInstant(createdAt)}</Detail>
        <Detail name={t('raffles.issued')}>
          <span className="num">{issued}</span>
        </Detail>
        <Detail name={t('raffles.beacon')}>{beacon}</Detail>
      </DetailList>
      <Prizes prizes={raffle.prizes} />
      <Seals raffle={raffle} />
      {phase === 'DRAWN' && <Winners id={id} />}
      {issued > 0 && <Tickets id={id} />}
    </DetailPanel>
  );
};

const Prizes = ({ prizes }: Pick<Raffle, 'prizes'>) => {
  const t = useTexts();
  return (
    <DetailSection title={t('raffles.prizes')}>
      <DetailList>
        {prizes.map(({ from, to, amount }) => (
          <Detail key={from} name={t(from === to ? 'raffles.place' : 'raffles.places', { from, to })}>
            <Money amount={amount} symbol="Ks" />
          </Detail>
        ))}
      </DetailList>
    </DetailSection>
  );
};

/** What is fixed of the draw, and what it gave. */
const Seals = ({ raffle: { commitment, lock, drawn } }: Pick<Props, 'raffle'>) => {
  const t = useTexts();
  return (
    <DetailSection title={t('raffles.draw')}>
      <DetailList>
        <Detail name={t('raffles.commitment')} copy={commitment}>
          <span className="mono">{commitment}</span>
        </Detail>
        <Detail name={t('raffles.lockedAt')}>{lock !== null && formatInstant(lock.at)}</Detail>
        <Detail name={t('raffles.entropy')} copy={lock?.entropy}>
          {lock !== null && <span className="mono">{lock.entropy}</span>}
        </Detail>
        <Detail name={t('raffles.valid')}>
          {lock !== null && <span className="num">{lock.valid}</span>}
        </Detail>
        <Detail name={t('raffles.listHash')} copy={lock?.listHash}>
          {lock !== null && <span className="mono">{lock.listHash}</span>}
        </Detail>
        <Detail name={t('raffles.drawnAt')}>{drawn !== null && formatInstant(drawn.at)}</Detail>
        <Detail name={t('raffles.seed')} copy={drawn?.serverSeed}>
          {drawn !== null && <span className="mono">{drawn.serverSeed}</span>}
        </Detail>
      </DetailList>
    </DetailSection>
  );
};

const Winners = ({ id }: { id: string }) => {
  const t = useTexts();
  const { data, error } = useWinners(id);
  return (
    <DetailSection title={t('raffles.winners')}>
      {data === undefined && error === null && <Skeleton height={48} />}
      {error !== null && <p role="alert">{explain(error)}</p>}
      {data?.length === 0 && <p>{t('raffles.noWinners')}</p>}
      <DetailList>
        {data?.map(({ rank, numero, accountId, account, amount }) => (
          <Detail key={rank} name={`${t('raffles.place', { from: rank })} · ${numero}`}>
            <MemberLink id={accountId} name={account} /> · <Money amount={amount} symbol="Ks" />
          </Detail>
        ))}
      </DetailList>
    </DetailSection>
  );
};

const HEAD = ['first', 'last', 'tickets', 'account', 'voided', 'claimedAt'] as const;

const Tickets = ({ id }: { id: string }) => {
  const t = useTexts();
  return (
    <DetailSection title={t('raffles.issued')}>
      <ExportLines
        label={t('raffles.exportTickets')}
        name={`raffle-${id}`}
        head={HEAD.map((name) => t(`raffles.head.${name}`))}
        read={async () =>
          (await readTickets(id)).map(({ first, last, tickets, account, voided, claimedAt }) => [
            first,
            last,
            String(tickets),
            account,
            String(voided),
            formatInstant(claimedAt),
          ])
        }
      />
    </DetailSection>
  );
};
