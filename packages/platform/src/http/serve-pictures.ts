import type { Http } from './open-http.ts';

const DAY_SECONDS = 86_400;

type Draw = (path: Record<string, string>) => Promise<string | undefined>;

/** Serves drawn SVG pictures; one that cannot be drawn is not found. */
export const servePictures = (http: Http, pictures: Record<string, Draw>): void => {
  for (const [path, draw] of Object.entries(pictures)) {
    http.get(path, async (request, reply) => {
      const svg = await draw(request.params as Record<string, string>);
      if (svg === undefined) return reply.callNotFound();
      return reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).type('image/svg+xml').send(svg);
    });
  }
};
