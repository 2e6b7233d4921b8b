import { Alert, Button } from '@mantine/core';
import { Icon, Money } from '@hintha/ui';
import { useState } from 'react';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection, Steps } from '../../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { Picture } from '../../../shared/detail/picture.tsx';
import { Pictures } from '../../../shared/detail/pictures.tsx';
import { explain } from '../../../shared/explain.ts';
import { formatInstant, formatMoney } from '../../../shared/format.ts';
import { useTexts, wordsFor } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { DecisionActions } from './decision-actions.tsx';
import { PayoutActions } from './payout-actions.tsx';
import { PayoutList } from './payout-list.tsx';
import { canAct } from './actions-for.ts';
import { isUndecided, TONES, useWithdrawal, type WithdrawalDetails } from './use-withdrawals.ts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

const Sums = ({ withdrawal }: WithdrawalDetails) => {
  const t = useTexts();
  return (
    <DetailList>
      <Detail name={t('withdrawals.amount')} copy={withdrawal.amount}>
        <Money amount={withdrawal.amount} symbol="Ks" />
      </Detail>
      <Detail name={t('withdrawals.fee')}>
        <Money amount={withdrawal.fee} symbol="Ks" />
      </Detail>
      <Detail name={t('withdrawals.payable')} copy={withdrawal.payable}>
        <Money amount={withdrawal.payable} symbol="Ks" />
      </Detail>
      <Detail name={t('withdrawals.paid')}>
        <Money amount={withdrawal.paid} symbol="Ks" />
      </Detail>
    </DetailList>
  );
};

const Head = ({ account, accountId, withdrawal }: WithdrawalDetails) => {
  const t = useTexts();
  const { payee, rejectReason, waitsFor } = withdrawal;
  return (
    <DetailList>
      <Detail name={t('withdrawals.state')}>
        <StateBadge tone={TONES[withdrawal.state]}>{t(`withdrawals.states.${withdrawal.state}`)}</StateBadge>
      </Detail>
      <Detail name={t('withdrawals.waitsFor')}>
        {waitsFor !== null && t(`withdrawals.waits.${waitsFor}`)}
      </Detail>
      <Detail name={t('withdrawals.rejectReason')}>
        {rejectReason !== null && t(`withdrawals.reasons.${rejectReason}`)}
      </Detail>
      <Detail name={t('withdrawals.account')} copy={account}>
        <MemberLink id={accountId} name={account} />
      </Detail>
      <Detail name={t('withdrawals.payee')}>{`${payee.provider} ${payee.number}`}</Detail>
      <Detail name={t('withdrawals.payeeName')}>{payee.name}</Detail>
      <Detail name={t('withdrawals.requestedAt')}>{formatInstant(withdrawal.requestedAt)}</Detail>
      <Detail name={t('withdrawals.endedAt')}>
        {withdrawal.endedAt !== null && formatInstant(withdrawal.endedAt)}
      </Detail>
    </DetailList>
  );
};

const Risks = ({ risks }: WithdrawalDetails) => {
  const t = useTexts();
  if (risks.length === 0) return null;
  return (
    <Alert color="amber" icon={<Icon name="warning" />} title={t('withdrawals.risks')}>
      <ul>
        {risks.map((risk) => (
          <li key={risk}>{wordsFor(t, 'withdrawals.risk', risk)}</li>
        ))}
      </ul>
    </Alert>
  );
};

const Evidence = ({ pictures, withdrawal: { payouts } }: WithdrawalDetails) => {
  const t = useTexts();
  if (pictures.length === 0) return null;
  const numbers = new Map(payouts.map(({ id }, place) => [id, place + 1]));
  return (
    <DetailSection title={t('withdrawals.pictures')}>
      <Pictures>
        {pictures.map(({ id, kind, payoutId }) => (
          <figure key={`${kind}-${id}`}>
            <Picture id={id} label={t(`withdrawals.picture.${kind}`)} />
            <figcaption>
              {[
                t(`withdrawals.picture.${kind}`),
                payouts.length > 1 && t('withdrawals.ofPayout', { place: numbers.get(payoutId) ?? '' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </figcaption>
          </figure>
        ))}
      </Pictures>
    </DetailSection>
  );
};

const Timeline = ({ withdrawal: { timeline, payouts } }: WithdrawalDetails) => {
  const t = useTexts();
  const numbers = new Map(payouts.map(({ id }, place) => [id, place + 1]));
  return (
    <Steps
      steps={timeline.map(({ what, payoutId, by, at }, place) => ({
        key: `${at}-${place}`,
        at: formatInstant(at),
        what: [
          wordsFor(t, 'withdrawals.steps', what),
          payoutId !== null &&
            payouts.length > 1 &&
            t('withdrawals.ofPayout', { place: numbers.get(payoutId) ?? '' }),
        ]
          .filter(Boolean)
          .join(' · '),
        by: t(`withdrawals.by.${by}`),
      }))}
    />
  );
};

const Known = ({ details, onClose }: { details: WithdrawalDetails; onClose: () => void }) => {
  const t = useTexts();
  const { withdrawal, account } = details;
  const { payouts } = withdrawal;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen =
    payouts.find(({ id }) => id === chosenId) ??
    payouts.find((payout) => canAct(withdrawal.state, payout)) ??
    payouts[0];
  const actions = isUndecided(withdrawal.state) ? (
    <DecisionActions details={details} onClose={onClose} />
  ) : (
    chosen !== undefined && <PayoutActions state={withdrawal.state} payout={chosen} account={account} />
  );
  return (
    <DetailPanel
      id={withdrawal.id}
      title={t('withdrawals.what', { amount: formatMoney(withdrawal.amount), account })}
      onClose={onClose}
      actions={actions}
    >
      <Risks {...details} />
      <Head {...details} />
      <DetailSection title={t('withdrawals.sums')}>
        <Sums {...details} />
      </DetailSection>
      <DetailSection title={t('withdrawals.payouts')}>
        <PayoutList payouts={payouts} chosenId={chosen?.id} onChoose={setChosenId} />
      </DetailSection>
      <Evidence {...details} />
      <DetailSection title={t('withdrawals.timeline')}>
        <Timeline {...details} />
      </DetailSection>
    </DetailPanel>
  );
};

/** Everything known of one withdrawal. */
export const WithdrawalDetail = ({ id, onClose }: Props) => {
  const t = useTexts();
  const { data, error, refetch } = useWithdrawal(id);
  if (data !== undefined) return <Known details={data} onClose={onClose} />;
  return (
    <DetailPanel id={id} title={id} onClose={onClose}>
      {error === null ? (
        t('appShell.loading')
      ) : (
        <>
          <p role="alert">{explain(error)}</p>
          <Button onClick={() => void refetch()}>{t('table.retry')}</Button>
        </>
      )}
    </DetailPanel>
  );
};
