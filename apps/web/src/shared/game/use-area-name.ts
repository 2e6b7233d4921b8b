import { useTranslation } from 'react-i18next';

export const AREAS = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'SV3'] as const;

/** What people call a game area; what is none of them has a name of the caller's. */
export const useAreaName = (): ((category: string, otherwise: string) => string) => {
  const { t } = useTranslation();
  return (category, otherwise) => {
    const area = AREAS.find((one) => one === category);
    return area === undefined ? otherwise : t(`categories.${area}`);
  };
};
