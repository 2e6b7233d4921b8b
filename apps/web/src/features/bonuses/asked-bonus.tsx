import { useState } from 'react';
import { askedOrder } from '../../shared/account-area/asked-order.ts';
import { FilledByDrawer } from './filled-by-drawer.tsx';
import { useAskedBonus } from './use-bonuses.ts';
import { useRequirementName } from './use-requirement-name.ts';

const POSTING = /^\d{1,18}-\d{1,18}$/;

/** The posting of the bonus that the page was opened for. */
const readAsked = (): string | null => {
  const asked = askedOrder('bonusDetails');
  return asked !== null && POSTING.test(asked) ? asked : null;
};

/** The bonus that the page was opened for, on whatever page of the list it stands. */
export const AskedBonus = () => {
  const [posting, setPosting] = useState(readAsked);
  const [bonus] = useAskedBonus(posting).data?.list ?? [];
  const nameOf = useRequirementName();
  if (posting === null || bonus === undefined) return null;
  const { requirement } = bonus;
  return (
    <FilledByDrawer
      name={nameOf(requirement)}
      requirement={requirement}
      bonus={bonus}
      onClose={() => setPosting(null)}
    />
  );
};
