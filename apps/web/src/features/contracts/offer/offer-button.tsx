import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../contracts.module.css';
import { type Contract, type Kind, useFlags } from '../use-contracts.ts';
import { OfferDialog } from './offer-dialog.tsx';

/** Opens an offer where the agent may make one; elsewhere it says why not. */
export const OfferButton = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('account');
  const { data: flags } = useFlags();
  const [isOpen, setOpen] = useState(false);
  if (flags === undefined) return null;
  const mostRate = flags.mostRates[kind];
  if (flags.owes || Number(mostRate) === 0)
    return (
      <p className={styles.note}>{t(flags.owes ? 'contracts.offerClosed' : 'contracts.offerNeedsOwn')}</p>
    );
  return (
    <>
      <Button look="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('contracts.offer')}
      </Button>
      {isOpen && <OfferDialog kind={kind} mostRate={mostRate} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Opens an offer that begins with the terms in force. */
export const OtherTermsButton = ({ contract }: { contract: Contract }) => {
  const { t } = useTranslation('account');
  const { data: flags } = useFlags();
  const [isOpen, setOpen] = useState(false);
  const { kind } = contract;
  const mostRate = flags?.mostRates[kind] ?? '0.00';
  if (flags === undefined || flags.owes || Number(mostRate) === 0) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('contracts.otherTerms')}
      </Button>
      {isOpen && (
        <OfferDialog kind={kind} mostRate={mostRate} inForce={contract} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
