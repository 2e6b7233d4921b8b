import type { content } from '@hintha/contract';
import { useArticles } from '../../../shared/articles/use-articles.ts';
import { addressOf } from '../../../shared/site/address-of.ts';
import { useSiteRoutes } from '../../../shared/site/site-routes.ts';

export type Guide = content.ArticleView & {
  /** Where the code leads to. */
  readonly address: string;
  /** What is loaded from there; null where the site itself is put on the phone. */
  readonly load: string | null;
};

/** The guides, each with the resource of its system; without one it is about this site. */
export const useGuides = () => {
  const read = useArticles('downloads');
  const { resources } = useSiteRoutes();
  const guides = read.data?.map((article): Guide => {
    const resource = resources.find(({ resourceType }) => resourceType.toUpperCase() === article.place);
    const address = addressOf(resource?.qrCodeUrl || resource?.url || '/');
    return { ...article, address, load: resource === undefined ? null : addressOf(resource.url) };
  });
  return { ...read, data: guides };
};
