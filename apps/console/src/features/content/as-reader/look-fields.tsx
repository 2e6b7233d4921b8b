import { Button, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { ENDONYMS, LANGUAGES } from '@hintha/contract/languages';
import { PIECE_KINDS, READER_KINDS } from '@hintha/contract/pieces';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { MemberField } from './member-field.tsx';
import type { Look } from './use-preview.ts';

interface Props {
  readonly look: Look;
  readonly onChange: (change: Partial<Look>) => void;
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const DEVICES = ['DESKTOP', 'PHONE'] as const;

/** Whom the site is looked at as, in which language and with what. */
export const LookFields = ({ look, onChange }: Props) => {
  const t = useTexts();
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <Who look={look} onChange={onChange} />
        <NativeSelect
          label={t('content.language')}
          data={LANGUAGES.map((value) => ({ value, label: ENDONYMS[value] }))}
          value={look.language}
          onChange={({ currentTarget: { value } }) =>
            onChange({ language: LANGUAGES.find((one) => one === value) ?? look.language })
          }
        />
        <NativeSelect
          label={t('content.device')}
          data={DEVICES.map((value) => ({ value, label: t(`content.devices.${value}`) }))}
          value={look.device}
          onChange={({ currentTarget: { value } }) =>
            onChange({ device: value === 'PHONE' ? 'PHONE' : 'DESKTOP' })
          }
        />
        <NativeSelect
          label={t('content.kind')}
          data={PIECE_KINDS.map((value) => ({ value, label: t(`content.kinds.${value}`) }))}
          value={look.kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: PIECE_KINDS.find((one) => one === value) ?? look.kind })
          }
        />
      </SimpleGrid>
      {look.as === 'ONE' && <OneMember look={look} onChange={onChange} />}
    </>
  );
};

/** Nobody in particular, or a member where the staff may see members. */
const Who = ({ look: { as, level }, onChange }: Props) => {
  const t = useTexts();
  const may = useMay();
  const kinds = may('previewPiecesAsMember') ? ([...READER_KINDS, 'ONE'] as const) : READER_KINDS;
  return (
    <>
      <NativeSelect
        label={t('content.asReader.who')}
        data={kinds.map((value) => ({ value, label: t(`content.asReader.kinds.${value}`) }))}
        value={as}
        onChange={({ currentTarget: { value } }) =>
          onChange({ as: kinds.find((one) => one === value) ?? as, member: null })
        }
        data-autofocus
      />
      {(as === 'MEMBER' || as === 'AGENT') && (
        <NativeSelect
          label={t('content.asReader.level')}
          data={LEVELS.map((one) => ({ value: String(one), label: `VIP ${one}` }))}
          value={String(level)}
          onChange={({ currentTarget }) => onChange({ level: Number(currentTarget.value) })}
        />
      )}
    </>
  );
};

const OneMember = ({ look: { member }, onChange }: Props) => {
  const t = useTexts();
  if (member === null) return <MemberField onChoose={(chosen) => onChange({ member: chosen })} />;
  return (
    <Group gap="sm">
      <Text fw={600}>{member.name}</Text>
      <Button size="compact-sm" onClick={() => onChange({ member: null })}>
        {t('content.asReader.another')}
      </Button>
    </Group>
  );
};
