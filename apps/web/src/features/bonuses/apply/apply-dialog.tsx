import { Button, Dialog, Field } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { PictureSlots } from '../../../shared/pictures/picture-slots.tsx';
import styles from '../bonuses.module.css';
import { useApply } from './use-apply.ts';

/** As many as the server takes with one application. */
const MOST_PICTURES = 3;
const LONGEST_CONTACT = 64;

interface ApplyDialogProps {
  kind: string;
  /** What people call the bonus. */
  name: string;
  onClose: () => void;
}

/** Asks for what staff has to know to give a bonus. */
export const ApplyDialog = ({ kind, name, onClose }: ApplyDialogProps) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const { form, pictures, choose, validationError, share } = useApply(kind, onClose);
  return (
    <Dialog open title={name} closeLabel={t('shell.close')} onClose={onClose}>
      <Form form={form}>
        <p className={styles.text}>{c('bonuses.apply.text')}</p>
        <Field
          name="contactId"
          label={c('bonuses.apply.contact')}
          help={c('bonuses.apply.contactHelp')}
          required
          maxLength={LONGEST_CONTACT}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={form.draft.contactId}
          error={form.errorOf('contactId')}
          onChange={({ target }) => form.change('contactId', target.value)}
        />
        <Field
          name="comment"
          label={c('bonuses.apply.comment')}
          help={c('bonuses.apply.commentHelp')}
          autoComplete="off"
          value={form.draft.comment}
          error={form.errorOf('comment')}
          onChange={({ target }) => form.change('comment', target.value)}
        />
        <PictureSlots
          legend={c('bonuses.apply.pictures', { count: MOST_PICTURES })}
          most={MOST_PICTURES}
          pictures={pictures}
          onPictures={choose}
          validationError={validationError}
        />
        {share !== null && pictures.length > 0 && (
          <progress max={1} value={share} aria-label={c('bonuses.apply.sending')} />
        )}
        <Button type="submit" look="gold" large wide loading={form.sending}>
          {c('bonuses.apply.send')}
        </Button>
      </Form>
    </Dialog>
  );
};
