import { Alert } from '@mantine/core';
import { Icon } from '@hintha/ui';

/** Why a step was refused. */
export const StepError = ({ text }: { text: string }) =>
  text !== '' && (
    <Alert color="cin" icon={<Icon name="warning" />} role="alert">
      {text}
    </Alert>
  );
