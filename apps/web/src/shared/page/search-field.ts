import { useEffect, type RefObject } from 'react';
import { create } from 'zustand';

/** The field by which the screen searches what it shows; while there is one, the header offers no other. */
export const useSearchField = create<{ field: HTMLInputElement | null }>(() => ({ field: null }));

/** Makes a field the one of its screen as long as it is drawn. */
export const useAsSearchField = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    useSearchField.setState({ field: field.current });
    return () => useSearchField.setState({ field: null });
  }, [field]);
};
