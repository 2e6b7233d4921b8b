import { Button, Dialog, Field } from '@hintha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { serverNow } from '../../../shared/clock.ts';
import { explain } from '../../../shared/explain.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { TermsFields, useTerms } from './terms-fields.tsx';

const DAY_MS = 24 * 3_600_000;
const ENDS = { never: null, week: 7, month: 30 } as const;
type End = keyof typeof ENDS;
const NAMES: readonly End[] = ['never', 'week', 'month'];

const endAfter = (days: number | null): number | null => (days === null ? null : serverNow() + days * DAY_MS);

/** A new link: what it opens, until when, and what it is for. */
export const LinkDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const terms = useTerms();
  const [remark, setRemark] = useState('');
  const [end, setEnd] = useState<End>('never');
  const [banner, setBanner] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const make = async () => {
    setSending(true);
    try {
      const { type, rates } = terms;
      await call('createLink', { body: { type, rates, remark, expiresAt: endAfter(ENDS[end]) } });
      await client.invalidateQueries({ queryKey: ['listLinks'] });
      onClose();
    } catch (error) {
      setBanner(explain(error));
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (terms.isRight && !sending) void make();
  };
  return (
    <Dialog open title={t('agent.link.make')} closeLabel={t('agent.closeDialog')} onClose={onClose}>
      <Form form={{ banner, submit }}>
        <TermsFields terms={terms} />
        <ChoiceChips
          label={t('agent.link.ends')}
          choices={NAMES.map((value) => ({ value, name: t(`agent.link.end.${value}`) }))}
          chosen={end}
          onChoose={setEnd}
        />
        <Field
          name="remark"
          label={t('agent.remark')}
          maxLength={64}
          value={remark}
          onChange={({ target }) => setRemark(target.value)}
        />
        <Button type="submit" look="gold" large wide loading={sending}>
          {t('agent.link.make')}
        </Button>
      </Form>
    </Dialog>
  );
};
