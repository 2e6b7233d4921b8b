import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { createSource, rotateKey, switchSource } from './change-source.ts';
import { REPORTS_PATH } from './serve-reports.ts';
import { type HeardSource, listSources } from './source-store.ts';

/** What the staff sees and does of the sources of results. */
export const sourceRoutes = (ctx: AppContext): ServedToStaff[] => {
  const urlOf = (code: string): string => `${ctx.config.publicUrl}${REPORTS_PATH}/${code}`;
  const toView = ({ code, name, isOn, keySetBy, keySetAt, lastAt, reports }: HeardSource) => ({
    code,
    name,
    isOn,
    url: urlOf(code),
    keySet: { by: keySetBy, at: keySetAt.getTime() },
    heard: lastAt === null ? null : { at: lastAt.getTime(), count: reports },
  });
  return [
    serveStaff(CONSOLE_ROUTES.listResultSources, async () => (await listSources(ctx.db)).map(toView)),
    serveStaff(CONSOLE_ROUTES.createResultSource, async ({ caller, body }) => ({
      code: body.code,
      url: urlOf(body.code),
      key: await createSource(ctx, caller, body),
    })),
    serveStaff(CONSOLE_ROUTES.rotateResultSourceKey, async ({ caller, params: { code }, body }) => ({
      code,
      url: urlOf(code),
      key: await rotateKey(ctx, caller, { ...body, code }),
    })),
    serveStaff(CONSOLE_ROUTES.switchResultSource, async ({ caller, params: { code }, body }) => {
      await switchSource(ctx, caller, { ...body, code });
      return {};
    }),
  ];
};
