import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { call, type Reply } from '../../shared/api.ts';
import { DetailSection, Steps } from '../../shared/detail/detail-list.tsx';
import { explain } from '../../shared/explain.ts';
import { formatInstant } from '../../shared/format.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts, type Texts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { useNow } from '../../shared/use-now.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import styles from './draws.module.css';
import { printNumbers } from './read-result.ts';
import { ResettleDialog } from './resettle-dialog.tsx';
import { NUMEROS, type Numero, useNumero } from './use-numeros.ts';

type Entered = Reply<'readAdminNumero'>['results'][number];

const MINUTE_MS = 60_000;

interface Asking {
  readonly what: 'resettle' | 'dismiss';
  readonly report: Entered;
}

/** The results that were entered, with who said so and where it was read; and what is to become of those that differ. */
export const EnteredResults = ({ numero }: { numero: Numero }) => {
  const t = useTexts();
  const { data, error } = useNumero(numero.id);
  const [asked, setAsked] = useState<Asking | null>(null);
  if (error !== null) return <p role="alert">{explain(error)}</p>;
  if (data === undefined) return <Skeleton height={32} />;
  if (data.results.length === 0) return null;
  return (
    <DetailSection title={t('lottery.entered')}>
      <Steps
        steps={data.results.map((report) => ({
          key: report.id,
          at: formatInstant(report.enteredAt),
          what: `${printNumbers(report.numbers)} (${report.source})`,
          by: report.enteredBy ?? undefined,
          action: <Difference report={report} until={data.correctableUntil} onAsk={setAsked} />,
        }))}
      />
      {asked !== null && <Decide numero={numero} asked={asked} onClose={() => setAsked(null)} />}
    </DetailSection>
  );
};

interface DifferenceProps {
  readonly report: Entered;
  /** Until when the draw can be settled anew. */
  readonly until: number | null;
  readonly onAsk: (asked: Asking) => void;
}

/** What was decided on a report, by whom and why. */
const printOutcome = ({ outcome, at, by, reason }: NonNullable<Entered['difference']>, t: Texts): string => {
  if (outcome === null || at === null) return '';
  const name = t(`lottery.differenceOutcomes.${outcome}`);
  return by === null ? `${name}, ${formatInstant(at)}` : `${name}, ${by}, ${formatInstant(at)}: ${reason}`;
};

/** How a report stands to what was published before it. */
const Difference = (props: DifferenceProps) => {
  const t = useTexts();
  const { difference } = props.report;
  if (difference === null) return null;
  return (
    <div className={styles.difference}>
      {difference.outcome === null ? (
        <Undecided {...props} />
      ) : (
        <small className={styles.said}>{printOutcome(difference, t)}</small>
      )}
    </div>
  );
};

/** The two ways to decide on a report that differs. */
const Undecided = ({ report, until, onAsk }: DifferenceProps) => {
  const t = useTexts();
  const may = useMay();
  const now = useNow(MINUTE_MS);
  const isLate = until !== null && now >= until;
  return (
    <>
      <StateBadge tone="cin">{t('lottery.differs')}</StateBadge>
      {isLate && <small className={styles.said}>{t('lottery.tooLate')}</small>}
      {until !== null && !isLate && may('proposeResettlement') && (
        <AskButton size="xs" onClick={() => onAsk({ what: 'resettle', report })}>
          {t('lottery.resettleBy')}
        </AskButton>
      )}
      {may('dismissResultReport') && (
        <AskButton size="xs" variant="default" onClick={() => onAsk({ what: 'dismiss', report })}>
          {t('lottery.dismiss')}
        </AskButton>
      )}
    </>
  );
};

interface DecideProps {
  readonly numero: Numero;
  readonly asked: Asking;
  readonly onClose: () => void;
}

const Decide = ({ numero, asked: { what, report }, onClose }: DecideProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(NUMEROS, 'approvals');
  const over = async (done: Promise<boolean>) => (await done) && onClose();
  const params = { id: numero.id };
  if (what === 'resettle')
    return (
      <ResettleDialog
        numero={numero}
        busy={busy}
        report={report}
        onClose={onClose}
        onConfirm={(body) =>
          void over(perform(() => call('proposeResettlement', { params, body }), t('lottery.proposed')))
        }
      />
    );
  return (
    <ReasonDialog
      title={`${t('lottery.dismiss')}: ${printNumbers(report.numbers)} (${report.source})`}
      consequence={t('lottery.dismissAsk')}
      confirm={t('lottery.dismiss')}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) =>
        void over(
          perform(
            () =>
              call('dismissResultReport', { params: { ...params, reportId: report.id }, body: { reason } }),
            t('lottery.dismissed'),
          ),
        )
      }
    />
  );
};
