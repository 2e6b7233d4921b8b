import type { Breach } from '../breach.ts';
import type { TreeFile } from '../tree.ts';
import { readFileEdges, toModuleEdges, type Edge } from './read-graph.ts';

type Graph = ReadonlyMap<string, readonly Edge[]>;

/** The shortest way from one node to another, edge by edge; nothing when there is none. */
function findWay(graph: Graph, start: string, end: string): readonly Edge[] | undefined {
  const ways: (readonly Edge[])[] = (graph.get(start) ?? []).map((edge) => [edge]);
  const seen = new Set<string>();
  for (const way of ways) {
    const at = way.at(-1)?.to ?? '';
    if (at === end) return way;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const edge of graph.get(at) ?? []) ways.push([...way, edge]);
  }
  return undefined;
}

/** The nodes that can be left behind: by and by, whoever needs nobody that is left, and whoever nobody needs. */
function withoutLooseEnds(edges: readonly Edge[]): readonly Edge[] {
  const needed = new Set(edges.map(({ to }) => to));
  const needing = new Set(edges.map(({ from }) => from));
  const kept = edges.filter(({ from, to }) => needed.has(from) && needing.has(to));
  return kept.length === edges.length ? edges : withoutLooseEnds(kept);
}

/** Circles of which no two share a node, each the shortest through its first one. */
function findCircles(edges: readonly Edge[]): (readonly Edge[])[] {
  const circles: (readonly Edge[])[] = [];
  const graph = Map.groupBy(withoutLooseEnds(edges), ({ from }) => from);
  const inCircle = new Set<string>();
  for (const node of [...graph.keys()].toSorted((a, b) => (a < b ? -1 : 1))) {
    if (inCircle.has(node)) continue;
    const circle = findWay(graph, node, node);
    if (circle === undefined || circle.some(({ to }) => inCircle.has(to))) continue;
    circles.push(circle);
    for (const { to } of circle) inCircle.add(to);
  }
  return circles;
}

function toBreach(kind: string, why: string, circle: readonly Edge[]): Breach[] {
  const [first] = circle;
  if (first === undefined) return [];
  const names = [first.from, ...circle.map(({ to }) => to)];
  return [
    { file: first.file, line: first.line, what: `closes a circle of ${kind}: ${names.join(' → ')}`, why },
  ];
}

/** Modules of the server that need one another, types counted. */
export function findModuleCircles(tree: readonly TreeFile[]): Breach[] {
  const why = 'What a low module must tell a high one goes up as a domain event.';
  return findCircles(toModuleEdges(readFileEdges(tree))).flatMap((circle) =>
    toBreach('modules', why, circle),
  );
}

/** Files of the whole repository that need one another, types counted. */
export function findFileCircles(tree: readonly TreeFile[]): Breach[] {
  const why = 'What both need stands in a file of its own.';
  return findCircles(readFileEdges(tree)).flatMap((circle) => toBreach('files', why, circle));
}
