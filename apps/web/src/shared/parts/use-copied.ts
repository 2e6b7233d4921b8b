import { useState } from 'react';

/** Copies a text and knows that it did; where the browser forbids it, the text can still be marked by hand. */
export const useCopied = (text: string): [copied: boolean, copy: () => void] => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return [copied, () => void copy()];
};
