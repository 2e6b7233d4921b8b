import { Money } from '@hintha/ui';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { Picture } from '../../../shared/detail/picture.tsx';
import { Pictures } from '../../../shared/detail/pictures.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { kindName, TONES, type Application } from './use-applications.ts';

interface Props {
  readonly application: Application;
  readonly onClose: () => void;
}

/** Everything known of one application. */
export const ApplicationDetail = ({ application, onClose }: Props) => {
  const t = useTexts();
  const { id, accountId, account, kind, state, reason, contactId, comment, pictures } = application;
  const { most, amount, hadElsewhere, appliedAt, decidedAt } = application;
  return (
    <DetailPanel
      id={id}
      title={`${kindName(t, kind)} · ${id}`}
      onClose={onClose}
      actions={<ApplicationActions application={application} onClose={onClose} />}
    >
      {hadElsewhere && state === 'APPLYING' && <p role="note">{t('applications.hadElsewhereText')}</p>}
      {state === 'DUE' && <p role="note">{t('applications.dueText')}</p>}
      <DetailList>
        <Detail name={t('applications.state')}>
          <StateBadge tone={TONES[state]}>{t(`applications.states.${state}`)}</StateBadge>
        </Detail>
        <Detail name={t('applications.reason')}>
          {reason !== null && t(`applications.reasons.${reason}`)}
        </Detail>
        <Detail name={t('applications.account')} copy={account}>
          <MemberLink id={accountId} name={account} />
        </Detail>
        <Detail name={t('applications.contact')} copy={contactId}>
          {contactId}
        </Detail>
        <Detail name={t('applications.comment')}>{comment}</Detail>
        <Detail name={t('applications.most')}>
          <Money amount={most} symbol="Ks" />
        </Detail>
        <Detail name={t('applications.amount')}>
          {amount !== null && <Money amount={amount} symbol="Ks" />}
        </Detail>
        <Detail name={t('applications.appliedAt')}>{formatInstant(appliedAt)}</Detail>
        <Detail name={t('applications.decidedAt')}>{decidedAt !== null && formatInstant(decidedAt)}</Detail>
      </DetailList>
      {pictures.length > 0 && (
        <DetailSection title={t('applications.pictures')}>
          <Pictures>
            {pictures.map((picture, place) => (
              <Picture key={picture} id={picture} label={t('applications.picture', { place: place + 1 })} />
            ))}
          </Pictures>
        </DetailSection>
      )}
    </DetailPanel>
  );
};
