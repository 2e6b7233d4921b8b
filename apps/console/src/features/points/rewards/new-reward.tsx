import { Radio, Stack, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { call } from '../../../shared/api.ts';
import { CostNote } from '../../../shared/cost-note.tsx';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import {
  readAmount,
  readPrice,
  readRewardChanges,
  readWhole,
  type PriceDraft,
  type RewardDraft,
} from './read-reward.ts';
import { RewardFields } from './stock-fields.tsx';
import { REWARDS } from './use-rewards.ts';

const EMPTY: RewardDraft = {
  nameEn: '',
  nameMy: '',
  picture: 'gem',
  stock: '',
  mostEach: '',
  position: '0',
  enabled: true,
};

const FREE: PriceDraft = { points: '', amount: '0.00', cost: '' };

/** Puts a reward into the rewards store. */
export const NewReward = () => {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <AskButton size="xs" leftSection={<Icon name="plus" size={16} />} onClick={() => setAsking(true)}>
        {t('rewards.create')}
      </AskButton>
      {asking && <NewDialog onClose={() => setAsking(false)} />}
    </>
  );
};

const NewDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts();
  const [draft, setDraft] = useState(EMPTY);
  const [price, setPrice] = useState(FREE);
  const [physical, setPhysical] = useState(false);
  const { busy, perform } = useConsoleMutation(REWARDS);
  const [changes, asked] = [readRewardChanges(draft), readPrice(price)];
  const create = async (reason: string) => {
    if (changes === undefined || asked === undefined) return;
    const body = { ...changes, ...asked, physical, reason };
    if (
      await perform(
        () => call('createReward', { body }),
        ({ proposed }) => t(proposed === null ? 'rewards.created' : 'settings.proposed'),
      )
    )
      onClose();
  };
  return (
    <ReasonDialog
      title={t('rewards.create')}
      consequence={t('rewards.createAsk')}
      confirm={t('rewards.createDo')}
      busy={busy}
      ready={changes !== undefined && asked !== undefined}
      onConfirm={(reason) => void create(reason)}
      onClose={onClose}
    >
      <RewardFields
        draft={draft}
        taken={null}
        physical={physical}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      <PriceFields price={price} onChange={(change) => setPrice({ ...price, ...change })} />
      <Radio.Group
        label={t('rewards.sending')}
        value={physical ? 'physical' : 'virtual'}
        onChange={(value) => setPhysical(value === 'physical')}
      >
        <Stack gap={8} mt={8}>
          <Radio value="virtual" label={t('rewards.virtual')} />
          <Radio value="physical" label={t('rewards.physical')} />
        </Stack>
      </Radio.Group>
      <CostNote
        of={['reward', price, draft.stock, draft.mostEach]}
        read={
          asked &&
          changes &&
          ((signal) => {
            const { stock, mostEach } = changes;
            return call('estimateReward', { body: { ...asked, stock, mostEach }, signal });
          })
        }
      />
    </ReasonDialog>
  );
};

interface PriceFieldsProps {
  readonly price: PriceDraft;
  readonly onChange: (change: Partial<PriceDraft>) => void;
}

const PriceFields = ({ price: { points, amount, cost }, onChange }: PriceFieldsProps) => {
  const t = useTexts();
  return (
    <>
      <TextInput
        label={t('rewards.points')}
        required
        inputMode="numeric"
        value={points}
        error={points === '' || readWhole(points, 1) !== undefined ? null : t('rewards.numberWrong')}
        onChange={({ currentTarget }) => onChange({ points: currentTarget.value })}
      />
      <TextInput
        label={t('rewards.amount')}
        description={t('rewards.amountHelp')}
        required
        inputMode="decimal"
        value={amount}
        error={amount === '' || readAmount(amount) !== undefined ? null : t('rewards.amountHelp')}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
      />
      <TextInput
        label={t('rewards.cost')}
        description={t('rewards.amountHelp')}
        required
        inputMode="decimal"
        value={cost}
        error={cost === '' || readAmount(cost) !== undefined ? null : t('rewards.amountHelp')}
        onChange={({ currentTarget }) => onChange({ cost: currentTarget.value })}
      />
    </>
  );
};
