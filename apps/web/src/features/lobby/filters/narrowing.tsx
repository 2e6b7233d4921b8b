import { wireCodeOf } from '@hintha/contract/languages';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { usePermission } from '../../../shared/permission.ts';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import { GAME_CLASSES, GAME_ORDERS, MIN_BET_STEPS } from '../lobby-address.ts';
import type { ChangeLobby, LobbyState } from '../lobby-state.ts';
import { useMinBetName } from './use-chosen-filters.ts';

interface NarrowingProps {
  state: LobbyState;
  onChange: ChangeLobby;
}

/** The kinds of game to narrow the list to; bingo is one of them only where Filipino is spoken. */
export const GameClassField = ({ state, onChange }: NarrowingProps) => {
  const { t } = useTranslation();
  const withBingo = usePermission()?.whitelabel.supportLanguages.includes(wireCodeOf('fil')) ?? false;
  const classes = GAME_CLASSES.filter((gameClass) => gameClass !== 'BG' || withBingo);
  return (
    <ChoiceChips
      label={t('lobby.gameClass')}
      choices={classes.map((value) => ({ value, name: t(`lobby.classes.${value}`) }))}
      chosen={state.gameClass}
      onChoose={(gameClass) =>
        onChange({ kind: 'class', gameClass: gameClass === state.gameClass ? '' : gameClass })
      }
    />
  );
};

/** The smallest stake that the games of the list ask for. */
export const MinBetField = ({ state, onChange }: NarrowingProps) => {
  const { t } = useTranslation();
  const nameOfStep = useMinBetName();
  const steps = MIN_BET_STEPS.map((value) => ({ value, name: nameOfStep(value) }));
  return (
    <SelectField
      inline
      label={t('lobby.minBet')}
      hint={t('lobby.minBetHint')}
      choices={[{ value: '', name: t('lobby.anyBet') }, ...steps]}
      chosen={state.minBet}
      onChoose={(value) =>
        onChange({ kind: 'min-bet', minBet: MIN_BET_STEPS.find((step) => step === value) ?? '' })
      }
    />
  );
};

/** The order of the list. */
export const SortField = ({ state, onChange }: NarrowingProps) => {
  const { t } = useTranslation();
  const orders = GAME_ORDERS.map((value) => ({ value, name: t(`lobby.orders.${value}`) }));
  return (
    <SelectField
      inline
      label={t('lobby.sort')}
      choices={[{ value: '', name: t('lobby.orders.popular') }, ...orders]}
      chosen={state.sortBy}
      onChoose={(value) =>
        onChange({ kind: 'sort', sortBy: GAME_ORDERS.find((order) => order === value) ?? '' })
      }
    />
  );
};
