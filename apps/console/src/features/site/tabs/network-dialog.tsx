import { Group, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { SITE } from '../use-site.ts';

const NETWORK = /^[\da-f.:]{2,45}(\/\d{1,3})?$/i;
const COUNTRY = /^[A-Z]{2}$/;
const WAYS = ['block', 'allow', 'country'] as const;

/** Asks for a network and what is to become of those who come from there. */
export const NetworkDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts();
  const [network, setNetwork] = useState('');
  const [way, setWay] = useState<(typeof WAYS)[number]>('block');
  const [country, setCountry] = useState('');
  const { busy, perform } = useConsoleMutation(SITE, 'audit');
  const rule = way === 'country' ? country : way;
  const ready = NETWORK.test(network) && (way !== 'country' || COUNTRY.test(country));
  const add = async (reason: string) => {
    if (await perform(() => call('setNetwork', { body: { network, rule, reason } }), t('site.changed')))
      onClose();
  };
  return (
    <ReasonDialog
      title={t('site.addNetwork')}
      consequence={t('site.networkAsk')}
      confirm={t('site.addNetwork')}
      busy={busy}
      ready={ready}
      onConfirm={(reason) => void add(reason)}
      onClose={onClose}
    >
      <TextInput
        label={t('site.network')}
        description={t('site.networkHelp')}
        required
        value={network}
        onChange={({ currentTarget }) => setNetwork(currentTarget.value.trim())}
        data-autofocus
      />
      <Radio.Group
        label={t('site.rule')}
        value={way}
        onChange={(value) => setWay(WAYS.find((one) => one === value) ?? 'block')}
      >
        <Group gap={16} mt={8}>
          {WAYS.map((one) => (
            <Radio key={one} value={one} label={t(`site.rules.${one}`)} />
          ))}
        </Group>
      </Radio.Group>
      {way === 'country' && (
        <TextInput
          label={t('site.country')}
          description={t('site.countryHelp')}
          required
          maxLength={2}
          value={country}
          onChange={({ currentTarget }) => setCountry(currentTarget.value.trim().toUpperCase())}
        />
      )}
    </ReasonDialog>
  );
};
