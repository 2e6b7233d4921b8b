import { useState } from 'react';
import type { Asked } from '../api.ts';
import { proofMethods, type Provable, type ProofMethod } from './proof-methods.ts';

export type Proof = Asked<'removeAuthenticator'>['body']['proof'];

/** The fields of the proof, by the names that the server knows them by. */
export type ProofField = 'proof.password' | 'proof.code';

/** Which proofs a change asks for, and what a draft of their fields says to the server. */
export const useProof = (account: Provable) => {
  const { hasPassword } = account;
  const methods = proofMethods(account);
  const [chosen, choose] = useState<ProofMethod>();
  const method = methods.find((one) => one === chosen) ?? methods[0];
  const fields: ProofField[] = [];
  if (hasPassword) fields.push('proof.password');
  if (method !== undefined) fields.push('proof.code');
  const proofOf = (draft: Readonly<Partial<Record<ProofField, string>>>): Proof => ({
    password: draft['proof.password'] ?? '',
    ...(method === undefined ? {} : { method, code: draft['proof.code'] ?? '' }),
  });
  return { methods, method, choose, hasPassword, fields, proofOf };
};

/** What the fields of the proof need of the form that they stand in. */
export interface ProofFormState {
  methods: readonly ProofMethod[];
  method: ProofMethod | undefined;
  hasPassword: boolean;
  draft: Readonly<Record<ProofField, string>>;
  chooseMethod: (method: ProofMethod) => void;
  change: (field: ProofField, value: string) => void;
  errorOf: (field: ProofField) => string | undefined;
  refuse: (error: unknown, form: HTMLFormElement | null) => void;
}
