import { TextInput } from '@mantine/core';
import { useTexts } from '../language.ts';

const LEAST = 2;
const MOST = 80;

/** Whether somebody else could look there. */
export const isSource = (typed: string): boolean => typed.trim().length >= LEAST;

/** Where a result was read. */
export const SourceField = ({
  source,
  onChange,
}: {
  readonly source: string;
  readonly onChange: (typed: string) => void;
}) => {
  const t = useTexts();
  return (
    <TextInput
      label={t('results.source')}
      description={t('results.sourceHelp')}
      required
      maxLength={MOST}
      value={source}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
