import type { Story } from './list-cases.ts';
import type { Named } from './read-desk.ts';
import type { Answer, Case } from './types.ts';

export const toCaseView = ({ id, type, content, state, openedAt, changedAt }: Case) => ({
  id: String(id),
  type,
  content,
  state,
  openedAt: openedAt.getTime(),
  changedAt: changedAt.getTime(),
});

const toAnswerView = ({ id, author, text, at }: Answer) => ({
  id: String(id),
  author,
  text,
  at: at.getTime(),
});

export const toStoryView = ({ case: one, answers }: Story) => ({
  ...toCaseView(one),
  answers: answers.map(toAnswerView),
});

export const toDeskCase = ({ account, what }: Named<Case>) => ({
  ...toCaseView(what),
  accountId: what.accountId === null ? null : String(what.accountId),
  account,
  keeper: what.keeper,
  chatId: what.chatId === null ? null : String(what.chatId),
});

export const toDeskStory = ({ account, what }: Named<Story>) => ({
  ...toDeskCase({ account, what: what.case }),
  page: what.case.page,
  answers: what.answers.map(toAnswerView),
});
