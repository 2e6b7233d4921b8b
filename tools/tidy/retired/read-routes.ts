import { Visitor, type Program } from 'oxc-parser';

export interface RouteText {
  readonly route: string;
  readonly start: number;
}

const ROUTE = /^\/[A-Za-z]/;
const FILE = /\.[a-z]\w*$/;

/** What stands in quotes and begins as the path of a call or a page does; a value put in while running is a `*`. */
export function readRoutes(program: Program): RouteText[] {
  const found: RouteText[] = [];
  const add = (route: string, start: number): void => {
    if (ROUTE.test(route) && !FILE.test(route)) found.push({ route, start });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start);
    },
    TemplateLiteral: ({ quasis, start }) => add(quasis.map((quasi) => quasi.value.raw).join('*'), start),
  }).visit(program);
  return found;
}
