import { Dialog, Octagon } from '@hintha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { firstLetterOf } from '../../../shared/page/first-letter-of.ts';
import { useSession } from '../../../shared/session.ts';
import { showToast } from '../../../shared/toasts.ts';
import styles from './profile.module.css';

const pictureOf = (icon: string): string => `/art/icons/${encodeURIComponent(icon)}.svg`;

const useIcon = () => {
  const username = useSession((session) => session.username);
  const client = useQueryClient();
  const queryKey = ['readIcon', username];
  const { data } = useQuery({ queryKey, queryFn: async ({ signal }) => call('readIcon', { signal }) });
  const choose = async (icon: string) => {
    client.setQueryData(queryKey, await call('setIcon', { body: { icon } }));
  };
  return { data, choose };
};

/** The picture of the member; a tap on it lays out those there are to choose from. */
export const IconPicker = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const { data, choose } = useIcon();
  const [choosing, setChoosing] = useState(false);
  const icon = data?.icon ?? '';
  const take = async (chosen: string) => {
    try {
      await choose(chosen);
      setChoosing(false);
    } catch (error) {
      showToast('error', explain(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-haspopup="dialog"
        aria-label={t('security.chooseIcon')}
        onClick={() => setChoosing(true)}
      >
        <Octagon size={72} className={styles.octagon}>
          {icon === '' ? firstLetterOf(name) : <img src={pictureOf(icon)} alt="" width={52} height={52} />}
        </Octagon>
      </button>
      {choosing && data !== undefined && (
        <Dialog
          open
          size="small"
          title={t('security.chooseIcon')}
          closeLabel={t('shell.close')}
          onClose={() => setChoosing(false)}
        >
          <IconGrid icon={icon} choices={data.choices} onChoose={take} />
        </Dialog>
      )}
    </>
  );
};

interface IconGridProps {
  icon: string;
  choices: readonly string[];
  onChoose: (icon: string) => Promise<void>;
}

const IconGrid = ({ icon, choices, onChoose }: IconGridProps) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.icons}>
      {choices.map((choice, place) => (
        <li key={choice}>
          <button
            type="button"
            className={styles.icon}
            aria-pressed={choice === icon}
            aria-label={t('security.iconNumber', { number: place + 1 })}
            onClick={() => void onChoose(choice)}
          >
            <img src={pictureOf(choice)} alt="" width={56} height={56} />
          </button>
        </li>
      ))}
    </ul>
  );
};
