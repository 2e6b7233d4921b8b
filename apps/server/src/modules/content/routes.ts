import { drawPromotion, isPromotion } from '@hintha/art';
import { CONSOLE_ROUTES, content } from '@hintha/contract';
import {
  type Http,
  serveAnyone,
  type Served,
  type ServedToStaff,
  servePictures,
  servePublic,
  serveStaff,
  transaction,
} from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf } from '../audit/index.ts';
import { addPicture, findShownPicture } from './add-picture.ts';
import { cleanHtml } from './clean-draft.ts';
import { findReader, getShown, listShown, listVersions, previewPieces } from './list-shown.ts';
import { kindsOf, picturePath, readerOfKind } from './rules.ts';
import { createPiece, restorePiece, savePiece } from './save-piece.ts';
import { listPictures, listPieces } from './store.ts';
import type { Kind, Piece } from './types.ts';
import {
  toArticleView,
  toBannerView,
  toHelpView,
  toNoticeView,
  toPictureView,
  toPieceView,
  toPreviewView,
  toVersionView,
} from './views.ts';

const KIND_OF_SECTION: Readonly<Record<content.ArticleSection, Kind>> = {
  promotions: 'PROMOTION',
  downloads: 'DOWNLOAD',
  join: 'JOIN',
  'member-help': 'HELP',
  terms: 'HELP',
};

/** The help of the site, that of the member centre and the terms differ by their place. */
const PLACE_OF_SECTION: Partial<Readonly<Record<content.ArticleSection, string>>> = {
  'member-help': 'MEMBER',
  terms: 'TERMS',
};

const isInSection = ({ kind, place }: Piece, section: content.ArticleSection): boolean =>
  kind === KIND_OF_SECTION[section] && place === (PLACE_OF_SECTION[section] ?? place);

const isOfSite = ({ kind, place }: Piece): boolean => kind === 'HELP' && place === 'SITE';

/** What the site shows, to those it is for and in the language that they ask for. */
export const routes = (ctx: AppContext): Served[] => [
  serveAnyone(content.readNotices, async ({ query, language, ...asking }) => {
    const inLanguage = { ...asking, language: query.language ?? language };
    const pieces = await listShown(ctx, kindsOf(query.types), inLanguage);
    const ofKind = (kind: Kind) => pieces.filter((piece) => piece.kind === kind);
    return {
      player: ofKind('NOTICE').map(toNoticeView),
      banners: ofKind('BANNER').map(toBannerView),
      popup: ofKind('POPUP').map(toNoticeView),
      promotion: ofKind('PROMOTION').map(toNoticeView),
      help: pieces.filter(isOfSite).map(toNoticeView),
    };
  }),
  serveAnyone(content.readPopups, async ({ query, language, ...asking }) => {
    const inLanguage = { ...asking, language: query.language ?? language };
    const isAsked = kindsOf(query.types).includes('POPUP');
    return { popup: isAsked ? (await listShown(ctx, ['POPUP'], inLanguage)).map(toNoticeView) : [] };
  }),
  serveAnyone(content.readGameNotices, async ({ query, language, ...asking }) => {
    const inLanguage = { ...asking, language: query.language ?? language };
    return { promotion: (await listShown(ctx, ['PROMOTION'], inLanguage)).map(toNoticeView) };
  }),
  serveAnyone(content.readHelp, async ({ query, language, ...asking }) => {
    const pieces = await listShown(ctx, ['HELP'], { ...asking, language: query.lang ?? language });
    return pieces.filter(isOfSite).map((piece) => toHelpView(piece, query.titles === '1'));
  }),
  serveAnyone(content.listArticles, async ({ params: { section }, query, language, ...asking }) => {
    const inLanguage = { ...asking, language: query.language ?? language };
    const pieces = await listShown(ctx, [KIND_OF_SECTION[section]], inLanguage);
    return { list: pieces.filter((piece) => isInSection(piece, section)).map(toArticleView) };
  }),
  serveAnyone(content.readArticle, async ({ params: { section, id }, query, language, ...asking }) => {
    const wanted = { id: BigInt(id), kind: KIND_OF_SECTION[section] };
    return toArticleView(await getShown(ctx, wanted, { ...asking, language: query.language ?? language }));
  }),
];

interface Times {
  readonly from: number | null;
  readonly until: number | null;
}

const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

const withDates = <Draft extends Times>(draft: Draft) => ({
  ...draft,
  from: toDate(draft.from),
  until: toDate(draft.until),
});

/** What the staff does with it. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listPieces, async ({ query }) =>
    (await listPieces(ctx.db, query.kind)).map((piece) => toPieceView(piece, ctx.clock.now())),
  ),
  serveStaff(CONSOLE_ROUTES.createPiece, async ({ caller, body: { draft, reason } }) => {
    const creation = { draft: withDates(draft), reason, actor: actorOf(caller) };
    const piece = await transaction(ctx.db, (tx) => createPiece(ctx, tx, creation));
    return toPieceView(piece, ctx.clock.now());
  }),
  serveStaff(CONSOLE_ROUTES.savePiece, async ({ caller, params, body: { draft, version, reason } }) => {
    const what = { pieceId: BigInt(params.id), version, draft: withDates(draft) };
    const saving = { ...what, reason, actor: actorOf(caller) };
    const piece = await transaction(ctx.db, (tx) => savePiece(ctx, tx, saving));
    return toPieceView(piece, ctx.clock.now());
  }),
  serveStaff(CONSOLE_ROUTES.listVersions, async ({ params }) =>
    (await listVersions(ctx.db, BigInt(params.id))).map(toVersionView),
  ),
  serveStaff(CONSOLE_ROUTES.restorePiece, async ({ caller, params, body: { version, reason } }) => {
    const what = { pieceId: BigInt(params.id), wanted: params.version, version };
    const restoring = { ...what, reason, actor: actorOf(caller) };
    const piece = await transaction(ctx.db, (tx) => restorePiece(ctx, tx, restoring));
    return toPieceView(piece, ctx.clock.now());
  }),
  serveStaff(CONSOLE_ROUTES.listPictures, async () => (await listPictures(ctx.db)).map(toPictureView)),
  serveStaff(CONSOLE_ROUTES.addPicture, async ({ caller, body }) => ({
    path: await addPicture(ctx, Buffer.from(body.picture, 'base64'), actorOf(caller)),
  })),
  serveStaff(CONSOLE_ROUTES.previewPieces, async ({ query }) => {
    const reader = readerOfKind(query.as, query.level, query.device === 'PHONE');
    return toPreviewView(await previewPieces(ctx, { ...query, reader }), ctx.clock.now());
  }),
  serveStaff(CONSOLE_ROUTES.previewPiecesAsMember, async ({ params, query }) => {
    const reader = await findReader(ctx, BigInt(params.id), query.device === 'PHONE');
    return toPreviewView(await previewPieces(ctx, { ...query, reader }), ctx.clock.now());
  }),
  serveStaff(CONSOLE_ROUTES.previewContent, async ({ body }) => ({ content: cleanHtml(body.content) })),
];

/** GET /art/picture/:id and /art/promotion/:name.svg: the pictures of the staff, and those drawn in their place. */
export const serveArt = (http: Http, ctx: AppContext): void => {
  servePublic(http, picturePath(':id'), (id) => findShownPicture(ctx, id));
  servePictures(http, {
    '/art/promotion/:name.svg': async ({ name = '' }) =>
      isPromotion(name) ? drawPromotion(name) : undefined,
  });
};
