import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { VENDORS, type Vendor } from './use-vendors.ts';

/** The switch of a vendor, by click or key. */
export const VendorActions = ({ vendor: { code, name, maintenance } }: { vendor: Vendor }) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState(false);
  const { busy, perform } = useConsoleMutation(VENDORS);
  if (!may('setVendorAvailability')) return null;
  const turn = maintenance ? 'open' : 'rest';
  const tone = maintenance ? 'gold' : 'cin';
  const close = () => setAsked(false);
  const over = async (done: Promise<boolean>) => (await done) && close();
  const toggle = (reason: string) =>
    void over(
      perform(
        () =>
          call('setVendorAvailability', { params: { code }, body: { maintenance: !maintenance, reason } }),
        t('vendors.done'),
      ),
    );
  return (
    <>
      <ActionButton
        keys="o"
        tone={tone}
        name={t(`vendors.${turn}`)}
        busy={busy}
        onAct={() => setAsked(true)}
      />
      {asked && (
        <ReasonDialog
          title={`${t(`vendors.${turn}`)}: ${name}`}
          consequence={t(`vendors.${turn}Ask`)}
          confirm={t(`vendors.${turn}`)}
          tone={tone}
          busy={busy}
          onConfirm={toggle}
          onClose={close}
        />
      )}
    </>
  );
};
