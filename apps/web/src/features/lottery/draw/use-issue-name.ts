import { useTranslation } from 'react-i18next';
import { isCalledByTime, type NamedDraw, useDrawName } from '../../../shared/draws/use-draw-name.ts';

/** A numero, and the day on which it is drawn where it was moved to another. */
export interface Named extends NamedDraw {
  readonly movedTo: string | null;
}

/** A day such as 2026-11-27 the way dates are written here. */
const dateOf = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** What a numero is called; one that was moved says so. */
export const useIssueName = (): ((numero: Named) => string) => {
  const { t } = useTranslation('lottery');
  const nameOf = useDrawName();
  return (numero) => {
    const { movedTo } = numero;
    const name = nameOf(numero);
    if (movedTo === null) return name;
    // The day of a draw that is called by its time is that to which it was moved.
    return isCalledByTime(numero)
      ? t('page.moved', { issue: name })
      : t('page.movedTo', { issue: name, day: dateOf(movedTo) });
  };
};
