import { Button, FileButton } from '@mantine/core';
import { MOST_PICTURE_BYTES } from '@hintha/contract/pieces';
import { call } from '../../../shared/api.ts';
import { useTexts } from '../../../shared/language.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { readBase64 } from './read-base64.ts';

interface Props {
  readonly onPath: (path: string) => void;
}

/** Puts up a picture, and tells its path once it is there. */
export const PictureButton = ({ onPath }: Props) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation();
  const put = async (file: File | null) => {
    if (file === null) return;
    if (file.size > MOST_PICTURE_BYTES) {
      showToast('error', t('content.pictureTooLarge'));
      return;
    }
    let path = '';
    const send = async () => {
      const picture = await readBase64(file);
      ({ path } = await call('addPicture', { body: { picture } }));
    };
    if (await perform(send, t('content.pictureAdded'))) onPath(path);
  };
  return (
    <FileButton accept="image/png,image/jpeg" onChange={(file) => void put(file)}>
      {(props) => (
        <Button {...props} size="compact-sm" my={4} loading={busy}>
          {t('content.addPicture')}
        </Button>
      )}
    </FileButton>
  );
};
