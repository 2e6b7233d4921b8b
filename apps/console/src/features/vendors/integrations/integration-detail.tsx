import { Alert, Loader } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../../shared/detail/detail-list.tsx';
import { LastChange } from '../../../shared/detail/last-change.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { IntegrationActions, type Tested } from './integration-actions.tsx';
import styles from './integrations.module.css';
import { CapSection } from './cap-section.tsx';
import { IntegrationState } from './state-of.tsx';
import { SuspensionSection } from './suspension-section.tsx';
import { SyncSection } from './sync-section.tsx';
import type { Integration } from './use-integrations.ts';

/** Everything about one integration but its keys. */
export const IntegrationDetail = ({
  integration,
  onClose,
}: {
  integration: Integration;
  onClose: () => void;
}) => {
  const t = useTexts();
  const [tested, setTested] = useState<Tested>(null);
  const { code, name, vendorUrl } = integration;
  return (
    <DetailPanel
      id={code}
      title={name}
      onClose={onClose}
      actions={<IntegrationActions integration={integration} tested={tested} onTested={setTested} />}
    >
      {tested !== null && <TestOutcome tested={tested} />}
      {integration.signing === 'key_pair' && integration.vendorKey === null && (
        <Alert color="amber" icon={<Icon name="warning" />}>
          {t('integrations.vendorKeyMissing')}
        </Alert>
      )}
      <SuspensionSection integration={integration} />
      <Facts integration={integration} />
      <CapSection integration={integration} />
      {vendorUrl !== null && <SyncSection integration={integration} />}
      <KeySection integration={integration} />
    </DetailPanel>
  );
};

/** What is set of it, and where each side calls the other. */
const Facts = ({ integration }: { integration: Integration }) => {
  const t = useTexts();
  const { code, dialect, vendorUrl, walletUrl, operatorId, currency } = integration;
  return (
    <DetailList>
      <Detail name={t('integrations.state')}>
        <IntegrationState integration={integration} />
      </Detail>
      <Detail name={t('integrations.changed')}>
        {integration.changed !== null && <LastChange change={integration.changed} />}
      </Detail>
      <Detail name={t('integrations.code')}>
        <span className="mono">{code}</span>
      </Detail>
      <Detail name={t('integrations.dialect')}>{dialect}</Detail>
      <Detail name={t('integrations.vendorUrl')} copy={vendorUrl ?? undefined}>
        {vendorUrl !== null && <span className="mono">{vendorUrl}</span>}
      </Detail>
      <Detail name={t('integrations.walletUrl')} copy={walletUrl}>
        <span className="mono">{walletUrl}</span>
      </Detail>
      <Detail name={t('integrations.operatorId')} copy={operatorId}>
        <span className="mono">{operatorId}</span>
      </Detail>
      <Detail name={t('integrations.currency')}>{currency}</Detail>
      <Detail name={t('integrations.maxBet')}>
        {integration.maxBet !== null && <span className="num">{formatMoney(integration.maxBet)}</span>}
      </Detail>
      <Detail name={t('integrations.ownWallet')}>{integration.ownWallet}</Detail>
    </DetailList>
  );
};

/** What a test of the connection has shown, until the drawer is closed. */
const TestOutcome = ({ tested }: { tested: NonNullable<Tested> }) => {
  const t = useTexts();
  if (tested === 'asking')
    return (
      <Alert color="lapis" icon={<Loader size={16} color="lapis" />} role="status">
        {t('integrations.testing')}
      </Alert>
    );
  const { failure, detail, games } = tested;
  return failure === null ? (
    <Alert color="jade" icon={<Icon name="check" />} role="status">
      {t('integrations.tested', { count: games ?? 0 })}
    </Alert>
  ) : (
    <Alert color="cin" icon={<Icon name="warning" />}>
      {t(`integrations.failures.${failure}`, { detail: detail ?? '' })}
    </Alert>
  );
};

const KeySection = ({ integration }: { integration: Integration }) => {
  const t = useTexts();
  const { keyFingerprint, publicKey, vendorKey } = integration;
  return (
    <DetailSection title={t('integrations.keys')}>
      <DetailList>
        <Detail name={t('integrations.fingerprint')} copy={keyFingerprint}>
          <span className="mono">{keyFingerprint}</span>
        </Detail>
      </DetailList>
      <PublicKey name={t('integrations.publicKey')} pem={publicKey} help={t('integrations.publicKeyHelp')} />
      <PublicKey name={t('integrations.vendorKey')} pem={vendorKey} />
    </DetailSection>
  );
};

/** As wide as the drawer, so that the lines of a key stay as they are. */
const PublicKey = ({ name, pem, help }: { name: string; pem: string | null; help?: string }) =>
  pem !== null && (
    <dl className={styles.whole}>
      <Detail name={name} copy={pem}>
        <span>
          {help}
          <code className={styles.key}>{pem.trim()}</code>
        </span>
      </Detail>
    </dl>
  );
