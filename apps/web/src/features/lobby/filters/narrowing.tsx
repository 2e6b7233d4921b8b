import { wireCodeOf } from '@hintha/contract/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { usePermission } from '../../../shared/permission.ts';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import { GAME_CLASSES, GAME_ORDERS, MIN_BET_STEPS, RETURN_STEPS } from '../lobby-address.ts';
import { isOpen, type GameMenu } from '../../../shared/game-menus.ts';
import type { ChangeLobby, LobbyState } from '../lobby-state.ts';
import type { Vendor } from '../vendor-tabs.tsx';
import styles from './filter-bar.module.css';
import { useMinBetName } from './use-chosen-filters.ts';

interface NarrowingProps {
  state: LobbyState;
  onChange: ChangeLobby;
}

interface SelectProps extends NarrowingProps {
  /** Its label stands beside it, in a bar; among fields that have theirs above it does too. */
  inline?: boolean;
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
export const MinBetField = ({ state, onChange, inline = false }: SelectProps) => {
  const { t } = useTranslation();
  const nameOfStep = useMinBetName();
  const steps = MIN_BET_STEPS.map((value) => ({ value, name: nameOfStep(value) }));
  return (
    <SelectField
      inline={inline}
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
export const SortField = ({ state, onChange, inline = false }: SelectProps) => {
  const { t } = useTranslation();
  const orders = GAME_ORDERS.map((value) => ({ value, name: t(`lobby.orders.${value}`) }));
  return (
    <SelectField
      inline={inline}
      label={t('lobby.sort')}
      choices={[{ value: '', name: t('lobby.orders.popular') }, ...orders]}
      chosen={state.sortBy}
      onChoose={(value) =>
        onChange({ kind: 'sort', sortBy: GAME_ORDERS.find((order) => order === value) ?? '' })
      }
    />
  );
};

/** The vendors whose games can be played now, and the chosen one. */
export const VendorField = ({
  state,
  vendors,
  onChange,
}: NarrowingProps & { vendors: readonly Vendor[] }) => {
  const { t } = useTranslation();
  const offered = vendors.filter(
    (vendor) => (isOpen(vendor) && !vendor.maintenance) || vendor.vendor === state.vendor,
  );
  return (
    <SelectField
      label={t('game.studio')}
      choices={[
        { value: '', name: t('lobby.allStudios') },
        ...offered.map(({ vendor, name }) => ({ value: vendor, name })),
      ]}
      chosen={state.vendor}
      onChoose={(vendor) => onChange({ kind: 'vendor', vendor })}
    />
  );
};

interface PlayProps extends NarrowingProps {
  /** What at least one game of the area tells; of the rest there is nothing to choose. */
  offered: GameMenu['filters'];
}

/** How the games of the list play, as far as their vendors tell. */
export const PlayFields = ({ state, offered, onChange }: PlayProps) => {
  const { t } = useTranslation();
  const { volatility: chosen } = state;
  return (
    <>
      {offered.returns.length > 0 && <ReturnField state={state} offered={offered} onChange={onChange} />}
      {offered.volatilities.length > 0 && (
        <Named label={t('game.volatility')}>
          <ChoiceChips
            label={t('game.volatility')}
            choices={offered.volatilities.map((value) => ({ value, name: t(`game.volatilities.${value}`) }))}
            chosen={chosen}
            onChoose={(volatility) =>
              onChange({ kind: 'volatility', volatility: volatility === chosen ? '' : volatility })
            }
          />
        </Named>
      )}
      {offered.features.length > 0 && (
        <Named label={t('lobby.features')}>
          <ChoiceChips
            label={t('lobby.features')}
            choices={offered.features.map((value) => ({ value, name: t(`game.features.${value}`) }))}
            chosen={state.features}
            onChoose={(feature) => onChange({ kind: 'feature', feature })}
          />
        </Named>
      )}
    </>
  );
};

const ReturnField = ({ state, offered, onChange }: PlayProps) => {
  const { t } = useTranslation();
  const steps = offered.returns.map((value) => ({ value, name: t('lobby.returnFrom', { percent: value }) }));
  return (
    <SelectField
      label={t('game.returnToPlayer')}
      choices={[{ value: '', name: t('lobby.anyReturn') }, ...steps]}
      chosen={state.minReturn}
      onChoose={(value) =>
        onChange({ kind: 'return', minReturn: RETURN_STEPS.find((step) => step === value) ?? '' })
      }
    />
  );
};

/** The group says its name to a screen reader itself. */
export const Named = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.named}>
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
);
