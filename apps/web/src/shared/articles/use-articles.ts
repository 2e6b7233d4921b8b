import type { content } from '@hintha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { useLanguage } from '../language.ts';
import { useSession } from '../session.ts';
import { DEVICE } from '../site/product.ts';

/** Who reads and in which language: what is told depends on both. */
const useReader = () => {
  const language = useLanguage((chosen) => chosen.language);
  const account = useSession((session) => session.username);
  return { language, account };
};

/** The articles of a section. */
export const useArticles = (section: content.ArticleSection) => {
  const { language, account } = useReader();
  return useQuery({
    queryKey: ['listArticles', section, language, account],
    queryFn: async ({ signal }) =>
      (await call('listArticles', { params: { section }, query: { language }, signal })).list,
  });
};

/** One article of a section; what is no id is no article. */
export const useArticle = (section: content.ArticleSection, id: string) => {
  const { language, account } = useReader();
  return useQuery({
    queryKey: ['readArticle', section, id, language, account],
    queryFn: async ({ signal }) =>
      call('readArticle', { params: { section, id }, query: { language }, signal }),
  });
};

/** The help of the site. */
export const useHelp = () => {
  const { language, account } = useReader();
  return useQuery({
    queryKey: ['readHelp', language, account],
    queryFn: async ({ signal }) => call('readHelp', { query: { lang: language, device: DEVICE }, signal }),
  });
};
