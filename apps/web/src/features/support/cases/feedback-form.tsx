import { Button, FieldFrame, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { TickField } from '../../../shared/forms/tick-field.tsx';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import { AttachedDetails } from './along-details.tsx';
import styles from './cases.module.css';
import type { QuestionType } from './use-cases.ts';
import { LENGTHS, signsOf, useFeedback } from './use-feedback.ts';

const TYPES: readonly QuestionType[] = ['suggestion', 'complaint', 'deposit', 'withdrawal', 'game', 'other'];

const isType = (text: string): text is QuestionType => TYPES.some((type) => type === text);

/** Opens a case: what it is about, and the words. */
export const FeedbackForm = () => {
  const { t } = useTranslation('account');
  const { form, type, setType, along, setAlong, number } = useFeedback();
  const { content } = form.draft;
  return (
    <section aria-labelledby="feedback-title">
      <h2 id="feedback-title" className={styles.heading}>
        {t('support.feedback.title')}
      </h2>
      <p className={styles.text}>{t('support.feedback.text')}</p>
      <Form form={form}>
        <SelectField
          label={t('support.feedback.type')}
          chosen={type}
          choices={TYPES.map((value) => ({ value, name: t(`support.feedback.types.${value}`) }))}
          onChoose={(value) => isType(value) && setType(value)}
        />
        <FieldFrame
          label={t('support.feedback.content')}
          required
          error={form.errorOf('content')}
          help={t('support.feedback.count', { ...LENGTHS, count: signsOf(content) })}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              name="content"
              rows={3}
              value={content}
              onChange={({ target }) => form.change('content', target.value)}
            />
          )}
        </FieldFrame>
        <TickField name="along" label={t('support.feedback.along')} ticked={along} onTick={setAlong} />
        {along && <AttachedDetails />}
        <Button type="submit" look="gold" wide loading={form.sending}>
          {t('support.feedback.send')}
        </Button>
      </Form>
      <p role="status" className={styles.sent}>
        {number !== null && (
          <>
            <Icon name="check" size={18} />
            {t('support.feedback.sent', { number })}
          </>
        )}
      </p>
    </section>
  );
};
