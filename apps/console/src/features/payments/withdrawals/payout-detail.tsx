import { Alert, Button } from '@mantine/core';
import { Icon, Money } from '@hintha/ui';
import { useState } from 'react';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Fact, Facts, Part, Steps } from '../../../shared/detail/facts.tsx';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { Picture } from '../../../shared/detail/picture.tsx';
import { Pictures } from '../../../shared/detail/pictures.tsx';
import { explain } from '../../../shared/explain.ts';
import { formatInstant, formatMoney } from '../../../shared/format.ts';
import { useTexts, wordsFor } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { DecisionActions } from './decision-actions.tsx';
import { PartActions } from './part-actions.tsx';
import { PartList } from './part-list.tsx';
import { canAct } from './payout-actions.ts';
import { isUndecided, TONES, usePayout, type Payout } from './use-withdrawals.ts';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

const Sums = ({ withdrawal }: Payout) => {
  const t = useTexts();
  return (
    <Facts>
      <Fact name={t('withdrawals.amount')} copy={withdrawal.amount}>
        <Money amount={withdrawal.amount} symbol="Ks" />
      </Fact>
      <Fact name={t('withdrawals.fee')}>
        <Money amount={withdrawal.fee} symbol="Ks" />
      </Fact>
      <Fact name={t('withdrawals.payable')} copy={withdrawal.payable}>
        <Money amount={withdrawal.payable} symbol="Ks" />
      </Fact>
      <Fact name={t('withdrawals.paid')}>
        <Money amount={withdrawal.paid} symbol="Ks" />
      </Fact>
    </Facts>
  );
};

const Head = ({ account, accountId, withdrawal }: Payout) => {
  const t = useTexts();
  const { payee, rejectReason, waitsFor } = withdrawal;
  return (
    <Facts>
      <Fact name={t('withdrawals.state')}>
        <StateBadge tone={TONES[withdrawal.state]}>{t(`withdrawals.states.${withdrawal.state}`)}</StateBadge>
      </Fact>
      <Fact name={t('withdrawals.waitsFor')}>{waitsFor !== null && t(`withdrawals.waits.${waitsFor}`)}</Fact>
      <Fact name={t('withdrawals.rejectReason')}>
        {rejectReason !== null && t(`withdrawals.reasons.${rejectReason}`)}
      </Fact>
      <Fact name={t('withdrawals.account')} copy={account}>
        <MemberLink id={accountId} name={account} />
      </Fact>
      <Fact name={t('withdrawals.payee')}>{`${payee.provider} ${payee.number}`}</Fact>
      <Fact name={t('withdrawals.payeeName')}>{payee.name}</Fact>
      <Fact name={t('withdrawals.requestedAt')}>{formatInstant(withdrawal.requestedAt)}</Fact>
      <Fact name={t('withdrawals.endedAt')}>
        {withdrawal.endedAt !== null && formatInstant(withdrawal.endedAt)}
      </Fact>
    </Facts>
  );
};

const Risks = ({ risks }: Payout) => {
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

const Proofs = ({ pictures, withdrawal: { parts } }: Payout) => {
  const t = useTexts();
  if (pictures.length === 0) return null;
  const numbers = new Map(parts.map(({ id }, place) => [id, place + 1]));
  return (
    <Part title={t('withdrawals.pictures')}>
      <Pictures>
        {pictures.map(({ id, kind, partId }) => (
          <figure key={`${kind}-${id}`}>
            <Picture id={id} label={t(`withdrawals.picture.${kind}`)} />
            <figcaption>
              {[
                t(`withdrawals.picture.${kind}`),
                parts.length > 1 && t('withdrawals.ofPart', { place: numbers.get(partId) ?? '' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </figcaption>
          </figure>
        ))}
      </Pictures>
    </Part>
  );
};

const Timeline = ({ withdrawal: { timeline, parts } }: Payout) => {
  const t = useTexts();
  const numbers = new Map(parts.map(({ id }, place) => [id, place + 1]));
  return (
    <Steps
      steps={timeline.map(({ what, partId, by, at }, place) => ({
        key: `${at}-${place}`,
        at: formatInstant(at),
        what: [
          wordsFor(t, 'withdrawals.steps', what),
          partId !== null &&
            parts.length > 1 &&
            t('withdrawals.ofPart', { place: numbers.get(partId) ?? '' }),
        ]
          .filter(Boolean)
          .join(' · '),
        by: t(`withdrawals.by.${by}`),
      }))}
    />
  );
};

const Known = ({ payout, onClose }: { payout: Payout; onClose: () => void }) => {
  const t = useTexts();
  const { withdrawal, account } = payout;
  const { parts } = withdrawal;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen =
    parts.find(({ id }) => id === chosenId) ??
    parts.find((part) => canAct(withdrawal.state, part)) ??
    parts[0];
  const actions = isUndecided(withdrawal.state) ? (
    <DecisionActions payout={payout} onClose={onClose} />
  ) : (
    chosen !== undefined && <PartActions state={withdrawal.state} part={chosen} account={account} />
  );
  return (
    <DetailPanel
      id={withdrawal.id}
      title={t('withdrawals.what', { amount: formatMoney(withdrawal.amount), account })}
      onClose={onClose}
      actions={actions}
    >
      <Risks {...payout} />
      <Head {...payout} />
      <Part title={t('withdrawals.sums')}>
        <Sums {...payout} />
      </Part>
      <Part title={t('withdrawals.parts')}>
        <PartList parts={parts} chosenId={chosen?.id} onChoose={setChosenId} />
      </Part>
      <Proofs {...payout} />
      <Part title={t('withdrawals.timeline')}>
        <Timeline {...payout} />
      </Part>
    </DetailPanel>
  );
};

/** Everything known of one withdrawal. */
export const PayoutDetail = ({ id, onClose }: Props) => {
  const t = useTexts();
  const { data, error, refetch } = usePayout(id);
  if (data !== undefined) return <Known payout={data} onClose={onClose} />;
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
