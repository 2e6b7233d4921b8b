import { useEffect, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { usePermission } from '../../../shared/permission.ts';

/**
 * Where the customer service is; null while nobody has said. At an address that is not the site's the configuration is
 * refused, so it is asked for without naming the address.
 */
export const useSupport = (): string | null => {
  const site = usePermission();
  const [read, setRead] = useState<string | null>(null);
  const known = site !== null;
  useEffect(() => {
    if (known) return;
    call('readPermission').then(
      ({ customerService: [support] }) => setRead(support?.path ?? null),
      // Without an answer there is no button, and the words still say whom to ask.
      () => undefined,
    );
  }, [known]);
  return site?.customerService[0]?.path ?? read;
};
