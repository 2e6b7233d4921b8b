import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { AUDIENCES, LINKAGES, PIECE_DEVICES, PIECE_PLACES, PIECE_STATES } from '@hintha/contract/pieces';
import { useTexts, type Texts } from '../../shared/language.ts';
import type { Draft } from './draft.ts';
import { PictureButton } from './pictures/picture-button.tsx';
import { PictureChoice } from './pictures/picture-choice.tsx';
import styles from './pictures/pictures.module.css';
import { placeName } from './place-name.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}

const choices = <Value extends string>(values: readonly Value[], name: (value: Value) => string) =>
  values.map((value) => ({ value, label: name(value) }));

const chosenOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Where and when a piece stands, who it is for, and where it leads. */
export const PlaceFields = (props: Props) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" className={styles.places}>
    <Standing {...props} />
    <Readers {...props} />
    <Leading {...props} />
  </SimpleGrid>
);

const Standing = ({ draft, onChange }: Props) => {
  const t = useTexts();
  const places = PIECE_PLACES[draft.kind];
  return (
    <>
      <NativeSelect
        label={t('content.state')}
        data={choices(PIECE_STATES, (state) => t(`content.states.${state}`))}
        value={draft.state}
        onChange={({ currentTarget }) =>
          onChange({ state: chosenOf(PIECE_STATES, currentTarget.value) ?? draft.state })
        }
      />
      {places.length > 1 && (
        <NativeSelect
          label={t('content.place')}
          data={choices(places, (place) => placeName(t, place))}
          value={draft.place}
          onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
        />
      )}
      <TextInput
        type="datetime-local"
        label={t('content.from')}
        description={t('content.fromHelp')}
        value={draft.from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextInput
        type="datetime-local"
        label={t('content.until')}
        description={t('content.untilHelp')}
        value={draft.until}
        onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
      />
      <TextInput
        label={t('content.position')}
        description={t('content.positionHelp')}
        inputMode="numeric"
        value={draft.position}
        onChange={({ currentTarget }) => onChange({ position: currentTarget.value.trim() })}
      />
    </>
  );
};

const Readers = ({ draft, onChange }: Props) => {
  const t = useTexts();
  return (
    <>
      <NativeSelect
        label={t('content.audience')}
        data={choices(AUDIENCES, (audience) => t(`content.audiences.${audience}`))}
        value={draft.audience}
        onChange={({ currentTarget }) =>
          onChange({ audience: chosenOf(AUDIENCES, currentTarget.value) ?? draft.audience })
        }
      />
      <NativeSelect
        label={t('content.leastLevel')}
        data={choices(LEVELS, (level) => levelName(t, level))}
        value={draft.leastLevel}
        onChange={({ currentTarget }) => onChange({ leastLevel: currentTarget.value })}
      />
      <NativeSelect
        label={t('content.device')}
        data={choices(PIECE_DEVICES, (device) => t(`content.devices.${device}`))}
        value={draft.device}
        onChange={({ currentTarget }) =>
          onChange({ device: chosenOf(PIECE_DEVICES, currentTarget.value) ?? draft.device })
        }
      />
    </>
  );
};

const levelName = (t: Texts, level: string): string =>
  level === '1' ? t('content.anyLevel') : t('content.level', { level });

/** Only a banner and a promotion have a picture and lead somewhere. */
const Leading = ({ draft, onChange }: Props) => {
  const t = useTexts();
  if (draft.kind !== 'BANNER' && draft.kind !== 'PROMOTION') return null;
  return (
    <>
      <Art draft={draft} onChange={onChange} />
      <NativeSelect
        label={t('content.linkageType')}
        data={[
          { value: '', label: t('content.nowhere') },
          ...choices(LINKAGES, (type) => t(`content.linkages.${type}`)),
        ]}
        value={draft.linkageType}
        onChange={({ currentTarget }) =>
          onChange({ linkageType: chosenOf(LINKAGES, currentTarget.value) ?? '' })
        }
      />
      {draft.linkageType !== '' && (
        <TextInput
          label={t('content.linkageUrl')}
          description={t(`content.linkageHelp.${draft.linkageType}`)}
          value={draft.linkageUrl}
          onChange={({ currentTarget }) => onChange({ linkageUrl: currentTarget.value })}
        />
      )}
    </>
  );
};

/** The picture, from the library or put up now; a promotion can do without. */
const Art = ({ draft: { kind, art }, onChange }: Props) => {
  const t = useTexts();
  return (
    <Stack gap={4} className={styles.art}>
      <TextInput
        label={t('content.art')}
        description={t(kind === 'PROMOTION' ? 'content.artDrawn' : 'content.artHelp')}
        value={art}
        onChange={({ currentTarget }) => onChange({ art: currentTarget.value })}
      />
      {art !== '' && <img className={styles.chosen} src={art} alt="" />}
      <Group gap={4}>
        <PictureButton onPath={(path) => onChange({ art: path })} />
        <PictureChoice onPath={(path) => onChange({ art: path })} />
        {kind === 'PROMOTION' && art !== '' && (
          <Button size="compact-sm" onClick={() => onChange({ art: '' })}>
            {t('content.none')}
          </Button>
        )}
      </Group>
    </Stack>
  );
};
