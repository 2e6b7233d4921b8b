import { Icon, IconButton } from '@hintha/ui';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './picture-slots.module.css';
import { addPictures, PICTURE_TYPES, type PictureValidationError } from './pictures.ts';

interface PictureSlotsProps {
  /** What they are pictures of. */
  legend: string;
  /** As many as the server takes. */
  most: number;
  pictures: readonly File[];
  onPictures: (pictures: readonly File[], validationError: string | null) => void;
  validationError: string | null;
}

/** The chosen pictures, each to be looked at and taken out again, and the place for another. */
export const PictureSlots = ({ legend, most, pictures, onPictures, validationError }: PictureSlotsProps) => {
  const { t } = useTranslation('account');
  const validationErrorText = useValidationErrorText(most);
  const id = useId();
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const added = addPictures(pictures, [...(target.files ?? [])], most);
    // The same file may be chosen again after it was taken out.
    target.value = '';
    onPictures(added.pictures, added.validationError && validationErrorText(added.validationError));
  };
  return (
    <fieldset className={styles.pictures} aria-describedby={id}>
      <legend>{legend}</legend>
      <ul className={styles.slots}>
        {pictures.map((picture, index) => (
          <Slot
            key={`${picture.name}-${picture.lastModified}-${index}`}
            picture={picture}
            index={index}
            onRemove={() => onPictures(pictures.toSpliced(index, 1), null)}
          />
        ))}
        {pictures.length < most && (
          <li>
            <label className={styles.empty}>
              <Icon name="plus" size={24} />
              <span>{t('pictures.choose')}</span>
              <input
                type="file"
                className="visually-hidden"
                name="pictures"
                accept={PICTURE_TYPES.join(',')}
                multiple={most > 1}
                aria-invalid={validationError === null ? undefined : true}
                aria-describedby={id}
                onChange={add}
              />
            </label>
          </li>
        )}
      </ul>
      <p
        id={id}
        className={styles.validationError}
        data-wrong={validationError !== null || undefined}
        aria-live="polite"
      >
        {validationError ?? t('pictures.help')}
      </p>
    </fieldset>
  );
};

const useValidationErrorText = (most: number) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  return (validationError: PictureValidationError): string => {
    if (validationError === 'many') return own('pictures.tooMany', { count: most });
    return t(validationError === 'type' ? 'errors.picture_invalid' : 'errors.picture_too_large');
  };
};

interface SlotProps {
  picture: File;
  index: number;
  onRemove: () => void;
}

const Slot = ({ picture, index, onRemove }: SlotProps) => {
  const { t } = useTranslation('account');
  const address = usePreview(picture);
  return (
    <li className={styles.slot}>
      {address !== null && (
        <img src={address} alt={t('pictures.picture', { number: index + 1, name: picture.name })} />
      )}
      <IconButton
        icon="close"
        className={styles.remove}
        aria-label={t('pictures.remove', { number: index + 1 })}
        onClick={onRemove}
      />
    </li>
  );
};

/** The picture itself as an address, as the policy of the page allows no other kind. */
const usePreview = (picture: File): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      setAddress(typeof reader.result === 'string' ? reader.result : null),
    );
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return address;
};
