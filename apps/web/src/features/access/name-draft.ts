import { create } from 'zustand';

/** The user name as it is being typed; login and registration hand it to one another. */
export const useNameDraft = create<{ name: string }>(() => ({ name: '' }));

export const draftName = (name: string): void => useNameDraft.setState({ name });
