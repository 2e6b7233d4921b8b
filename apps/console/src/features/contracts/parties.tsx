import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../../shared/language.ts';

export interface Party {
  readonly id: string;
  readonly name: string;
}

const toAccount = (name: string): string => `/contracts?tab=account&account=${encodeURIComponent(name)}`;

/** A party of a contract, which leads to all contracts of it; null is the operator. */
export const PartyLink = ({ party }: { party: Party | null }) => {
  const t = useTexts();
  if (party === null) return t('contracts.operator');
  return (
    <Anchor component={Link} to={toAccount(party.name)}>
      {party.name}
    </Anchor>
  );
};
