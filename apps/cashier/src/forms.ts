import { escape, otherLanguage, page, type PageState } from './page.ts';
import { TEXTS } from './texts/texts.ts';

export type FormState = Pick<PageState, 'language' | 'query'>;

export type FieldName = 'to' | 'address' | 'amount' | 'name' | 'note';

/** A form of the cashier: where it is, what it is called and what it asks for. */
export interface Form {
  readonly path: '/bank' | '/coins';
  readonly title: 'bank' | 'coins';
  readonly fields: readonly FieldName[];
}

/** What there is to do here beside the pages that operators send payers to. */
export const startPage = (state: FormState): string => {
  const words = TEXTS[state.language];
  const query = escape(String(state.query));
  const body = `<p class="small">${words.play}</p>
<p><a href="/bank?${query}">${words.bank}</a></p>
<p><a href="/coins?${query}">${words.coins}</a></p>
${toOther(state)}`;
  return page(state.language, body);
};

/** The form, with what the query fills in; after sending, the number of the transfer above it. */
export const formPage = ({ path, title, fields }: Form, state: FormState): string => {
  const words = TEXTS[state.language];
  const { query } = state;
  const kept = new URLSearchParams([...query].filter(([name]) => ['language', 'webhooks'].includes(name)));
  const inputs = fields.map(
    (name) =>
      `<label>${words[name === 'to' ? 'account' : name]}<input name="${name}" value="${escape(query.get(name) ?? '')}" autocomplete="off"></label>`,
  );
  const body = `<h2>${words[title]}</h2><p class="small">${words.play}</p>${notice(state)}
<form method="post" action="${path}?${escape(String(kept))}">${inputs.join('\n')}
<button class="main">${words.pay}</button></form>
${toOther(state)}`;
  return page(state.language, body);
};

const notice = ({ language, query }: FormState): string => {
  const words = TEXTS[language];
  if (query.has('wrong')) return `<p role="alert">${words.wrong}</p>`;
  const txn = query.get('txn');
  if (txn === null) return '';
  const tail = txn.startsWith('BNK') ? `<br>${words.tail} <strong>${escape(txn.slice(-6))}</strong>` : '';
  return `<p role="status">${words.sent} ${escape(txn)}${tail}</p>`;
};

const toOther = (state: FormState): string =>
  `<p class="small"><a href="?${escape(otherLanguage(state))}">${TEXTS[state.language].other}</a></p>`;
