import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { Detail, DetailList } from '../detail/detail-list.tsx';

interface Props {
  readonly title: string;
  /** That it is told this once. */
  readonly once: string;
  readonly next: string;
  readonly kept: string;
  /** What goes along with the secret. */
  readonly known: { readonly name: string; readonly value: string };
  readonly secret: { readonly name: string; readonly value: string };
  readonly onClose: () => void;
}

/** A secret that is told this once: it goes with the dialog, and only an act of the person closes it. */
export const SecretDialog = ({ title, once, next, kept, known, secret, onClose }: Props) => (
  <Modal
    opened
    title={title}
    onClose={onClose}
    withCloseButton={false}
    closeOnClickOutside={false}
    closeOnEscape={false}
  >
    <Stack gap="md">
      <Alert color="amber" icon={<Icon name="warning" />}>
        {once}
      </Alert>
      <DetailList>
        <Detail name={known.name} copy={known.value}>
          {known.value}
        </Detail>
        <Detail name={secret.name} copy={secret.value}>
          <code className="mono" data-secret>
            {secret.value}
          </code>
        </Detail>
      </DetailList>
      <p>{next}</p>
      <Group justify="flex-end">
        <Button variant="filled" data-autofocus onClick={onClose}>
          {kept}
        </Button>
      </Group>
    </Stack>
  </Modal>
);
