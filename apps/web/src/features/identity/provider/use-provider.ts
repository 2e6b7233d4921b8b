import { usePermission } from '../../../shared/permission.ts';

/** The page of the outside provider that verifies phones; null where our own codes do. */
export const useProvider = (): string | null => {
  const provider = usePermission()?.phoneProvider;
  return provider?.enabled === true ? provider.url : null;
};
