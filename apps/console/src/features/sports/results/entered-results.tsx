import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { call } from '../../../shared/api.ts';
import { Steps } from '../../../shared/detail/detail-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { useNow } from '../../../shared/use-now.ts';
import { type EnteredResult, type EventFile, SPORTS } from '../use-events.ts';
import { printResult } from './print-result.ts';
import { ResettleDialog } from './resettle-dialog.tsx';
import styles from './results.module.css';

const MINUTE_MS = 60_000;

interface Asked {
  readonly what: 'resettle' | 'dismiss';
  readonly report: EnteredResult;
}

/** The results that were entered and reported, with where they came from; and what is to become of those that differ. */
export const EnteredResults = ({ event }: { event: EventFile }) => {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (event.results.length === 0) return null;
  return (
    <section className={styles.entered}>
      <h2>{t('sports.entered')}</h2>
      <Steps
        steps={event.results.map((report) => ({
          key: report.id,
          at: formatInstant(report.enteredAt),
          what: printResult(t, report.result, event),
          by: report.enteredBy === null ? t('sports.byFeed') : `${report.enteredBy} (${report.source})`,
          action: <Difference report={report} until={event.correctableUntil} onAsk={setAsked} />,
        }))}
      />
      {asked !== null && <Decide event={event} asked={asked} onClose={() => setAsked(null)} />}
    </section>
  );
};

interface DifferenceProps {
  readonly report: EnteredResult;
  /** Until when the event can be settled anew. */
  readonly until: number | null;
  readonly onAsk: (asked: Asked) => void;
}

/** How a report stands to what was settled before it. */
const Difference = (props: DifferenceProps) => {
  const t = useTexts();
  const { difference } = props.report;
  if (difference === null) return null;
  return (
    <div className={styles.difference}>
      {difference.outcome === null ? (
        <Undecided {...props} />
      ) : (
        <small className={styles.said}>{t(`sports.differenceOutcomes.${difference.outcome}`)}</small>
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
      <StateBadge tone="cin">{t('sports.marks.differs')}</StateBadge>
      {isLate && <small className={styles.said}>{t('sports.tooLate')}</small>}
      {until !== null && !isLate && may('proposeEventResettlement') && (
        <AskButton size="xs" onClick={() => onAsk({ what: 'resettle', report })}>
          {t('sports.resettleBy')}
        </AskButton>
      )}
      {may('dismissEventReport') && (
        <AskButton size="xs" variant="default" onClick={() => onAsk({ what: 'dismiss', report })}>
          {t('sports.dismiss')}
        </AskButton>
      )}
    </>
  );
};

interface DecideProps {
  readonly event: EventFile;
  readonly asked: Asked;
  readonly onClose: () => void;
}

const Decide = ({ event, asked: { what, report }, onClose }: DecideProps) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SPORTS, 'approvals');
  const over = async (done: Promise<boolean>) => (await done) && onClose();
  const params = { id: event.id };
  if (what === 'resettle')
    return (
      <ResettleDialog
        event={event}
        busy={busy}
        report={report}
        onClose={onClose}
        onConfirm={(body) =>
          void over(perform(() => call('proposeEventResettlement', { params, body }), t('sports.proposed')))
        }
      />
    );
  const dismiss = (reason: string) =>
    call('dismissEventReport', { params: { ...params, reportId: report.id }, body: { reason } });
  return (
    <ReasonDialog
      title={`${t('sports.dismiss')}: ${printResult(t, report.result, event)}`}
      consequence={t('sports.dismissAsk')}
      confirm={t('sports.dismiss')}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) => void over(perform(() => dismiss(reason), t('sports.dismissed')))}
    />
  );
};
