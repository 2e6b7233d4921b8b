interface Page {
  list: readonly { id: string; read: boolean }[];
  totalPages: number;
  unread: number;
}

/** The ids of all messages that wait to be read, from the newest page on and no further than needed. */
export const unreadIds = async (readPage: (pageNo: number) => Promise<Page>): Promise<string[]> => {
  const ids = new Set<string>();
  for (let pageNo = 1, isMore = true; isMore; pageNo += 1) {
    const { list, totalPages, unread } = await readPage(pageNo);
    for (const { id, read } of list) if (!read) ids.add(id);
    isMore = pageNo < totalPages && ids.size < unread;
  }
  return [...ids];
};
