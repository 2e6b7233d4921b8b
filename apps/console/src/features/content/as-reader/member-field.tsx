import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { explain } from '../../../shared/explain.ts';
import { useTexts } from '../../../shared/language.ts';
import { useFoundMembers, type FoundMember } from './use-preview.ts';

interface Props {
  readonly onChoose: (member: FoundMember) => void;
}

/** Finds a member by whatever the search of the console knows it by. */
export const MemberField = ({ onChoose }: Props) => {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const { data: found, error } = useFoundMembers(typed);
  return (
    <Stack gap={6}>
      <TextInput
        type="search"
        label={t('content.asReader.find')}
        description={t('members.find')}
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        leftSection={<Icon name="search" size={16} />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error !== null && <p role="alert">{explain(error)}</p>}
      {typed.trim() !== '' && found !== undefined && (
        <Group gap={6} role="group" aria-label={t('search.found')}>
          {found.map((member) => (
            <Button key={member.id} size="compact-sm" onClick={() => onChoose(member)}>
              {member.name}
            </Button>
          ))}
          {found.length === 0 && (
            <Text size="sm" role="status">
              {t('content.asReader.noMember')}
            </Text>
          )}
        </Group>
      )}
    </Stack>
  );
};
