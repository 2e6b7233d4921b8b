import { Skeleton } from '@mantine/core';
import { Money } from '@hintha/ui';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Fact, Facts, Part } from '../../shared/detail/facts.tsx';
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
      <Facts>
        <Fact name={t('raffles.phase')}>
          <StateBadge tone={TONES[phase]}>{t(`raffles.phases.${phase}`)}</StateBadge>
        </Fact>
        <Fact name={t('raffles.nameEn')}>{names.EN}</Fact>
        <Fact name={t('raffles.nameMy')}>{names.MY}</Fact>
        <Fact name={t('raffles.startsAt')}>{formatInstant(startsAt)}</Fact>
        <Fact name={t('raffles.endsAt')}>{formatInstant(endsAt)}</Fact>
        <Fact name={t('raffles.createdAt')}>{formatInstant(createdAt)}</Fact>
        <Fact name={t('raffles.issued')}>
          <span className="num">{issued}</span>
        </Fact>
        <Fact name={t('raffles.beacon')}>{beacon}</Fact>
      </Facts>
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
    <Part title={t('raffles.prizes')}>
      <Facts>
        {prizes.map(({ from, to, amount }) => (
          <Fact key={from} name={t(from === to ? 'raffles.place' : 'raffles.places', { from, to })}>
            <Money amount={amount} symbol="Ks" />
          </Fact>
        ))}
      </Facts>
    </Part>
  );
};

/** What is fixed of the draw, and what it gave. */
const Seals = ({ raffle: { commitment, lock, drawn } }: Pick<Props, 'raffle'>) => {
  const t = useTexts();
  return (
    <Part title={t('raffles.draw')}>
      <Facts>
        <Fact name={t('raffles.commitment')} copy={commitment}>
          <span className="mono">{commitment}</span>
        </Fact>
        <Fact name={t('raffles.lockedAt')}>{lock !== null && formatInstant(lock.at)}</Fact>
        <Fact name={t('raffles.entropy')} copy={lock?.entropy}>
          {lock !== null && <span className="mono">{lock.entropy}</span>}
        </Fact>
        <Fact name={t('raffles.valid')}>{lock !== null && <span className="num">{lock.valid}</span>}</Fact>
        <Fact name={t('raffles.listHash')} copy={lock?.listHash}>
          {lock !== null && <span className="mono">{lock.listHash}</span>}
        </Fact>
        <Fact name={t('raffles.drawnAt')}>{drawn !== null && formatInstant(drawn.at)}</Fact>
        <Fact name={t('raffles.seed')} copy={drawn?.serverSeed}>
          {drawn !== null && <span className="mono">{drawn.serverSeed}</span>}
        </Fact>
      </Facts>
    </Part>
  );
};

const Winners = ({ id }: { id: string }) => {
  const t = useTexts();
  const { data, error } = useWinners(id);
  return (
    <Part title={t('raffles.winners')}>
      {data === undefined && error === null && <Skeleton height={48} />}
      {error !== null && <p role="alert">{explain(error)}</p>}
      {data?.length === 0 && <p>{t('raffles.noWinners')}</p>}
      <Facts>
        {data?.map(({ rank, numero, accountId, account, amount }) => (
          <Fact key={rank} name={`${t('raffles.place', { from: rank })} · ${numero}`}>
            <MemberLink id={accountId} name={account} /> · <Money amount={amount} symbol="Ks" />
          </Fact>
        ))}
      </Facts>
    </Part>
  );
};

const HEAD = ['first', 'last', 'tickets', 'account', 'voided', 'claimedAt'] as const;

const Tickets = ({ id }: { id: string }) => {
  const t = useTexts();
  return (
    <Part title={t('raffles.issued')}>
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
    </Part>
  );
};
