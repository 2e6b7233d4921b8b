/** One id of the messaging app counts as one person, however it is written. */
export const contactMark = (contactId: string): string =>
  `contact:${contactId.toLowerCase().replaceAll(/[\s@+-]/gu, '')}`;
