import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { AUTOFOCUS, useReturnFocus } from './focus.ts';
import { useTexts } from '../language.ts';

export interface DialogOrder {
  readonly title: string;
  /** What comes of it, in one sentence. */
  readonly consequence?: ReactNode;
  /** The verb on the button. */
  readonly confirm: string;
  readonly tone?: 'gold' | 'cin';
  readonly busy: boolean;
  /** For a form with a preview beside it. */
  readonly wide?: boolean;
  readonly onClose: () => void;
}

interface Props extends DialogOrder {
  /** Whether every field is filled in rightly. */
  readonly ready: boolean;
  readonly onSubmit: () => void;
  /** The fields; the first of them takes AUTOFOCUS. */
  readonly children?: ReactNode;
}

/** Asks for what a use case needs. Enter confirms, Esc leaves everything as it is. */
export const FormDialog = (props: Props) => {
  const { title, consequence, confirm, tone = 'gold', busy, wide = false, ready, onSubmit, onClose } = props;
  const t = useTexts();
  useReturnFocus();
  const hint = useId();
  const isWaiting = !ready && props.children !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) onSubmit();
  };
  return (
    <Modal
      opened
      returnFocus={false}
      title={title}
      size={wide ? '80rem' : 'md'}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('table.close') }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {consequence !== undefined && <p>{consequence}</p>}
          {props.children}
          {isWaiting && (
            <Text id={hint} size="sm" c="dimmed">
              {t('appShell.fillIn')}
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button onClick={onClose}>{t('appShell.cancel')}</Button>
            <Button
              type="submit"
              variant="filled"
              color={tone}
              loading={busy}
              disabled={!ready}
              {...(isWaiting ? { 'aria-describedby': hint } : {})}
              {...(props.children === undefined ? AUTOFOCUS : {})}
            >
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
