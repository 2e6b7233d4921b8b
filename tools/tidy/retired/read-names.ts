import {
  Visitor,
  type BindingPattern,
  type BindingRestElement,
  type ParamPattern,
  type Program,
} from 'oxc-parser';

/** A name that a file gives to something. */
export interface GivenName {
  readonly name: string;
  /** Where in the text it stands. */
  readonly start: number;
  /** A key of an object, which may only fill what is named elsewhere. */
  readonly isKey: boolean;
}

interface Word {
  readonly name: string;
  readonly start: number;
}

type Pattern = BindingPattern | BindingRestElement | ParamPattern | null;

/** The names that a pattern binds; what is only picked out under its own name was named elsewhere. */
function boundIn(pattern: Pattern): Word[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'AssignmentPattern':
      return boundIn(pattern.left);
    case 'RestElement':
      return boundIn(pattern.argument);
    case 'TSParameterProperty':
      return boundIn(pattern.parameter);
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => {
        if (one.type === 'RestElement') return boundIn(one);
        return one.shorthand ? [] : boundIn(one.value);
      });
    default:
      return [];
  }
}

/** What stands where a name does: a word, a text in quotes, or nothing that is one. */
function wordAt(node: { type: string; start: number }): Word | undefined {
  if ('name' in node && typeof node.name === 'string') return { name: node.name, start: node.start };
  if ('value' in node && typeof node.value === 'string') return { name: node.value, start: node.start };
  return undefined;
}

interface Keyed {
  readonly key: { type: string; start: number };
  readonly computed: boolean;
}

/** The names that stand in a file because it gives them: of values, types, parameters, members and keys. */
export function readGivenNames(program: Program): GivenName[] {
  const found: GivenName[] = [];
  const add = (word: Word | null | undefined, isKey = false): void => {
    if (word) found.push({ name: word.name, start: word.start, isKey });
  };
  const addId = ({ id }: { id: Word | null }): void => add(id);
  const addParams = ({ params }: { params: readonly ParamPattern[] }): void =>
    params.flatMap(boundIn).forEach((bound) => add(bound));
  const addFunction = (node: { id: Word | null; params: readonly ParamPattern[] }): void => {
    addId(node);
    addParams(node);
  };
  const addMember = ({ key, computed }: Keyed, isKey = false): void => {
    if (!computed) add(wordAt(key), isKey);
  };
  const addIfOther = (given: Word | undefined, from: Word | undefined): void => {
    if (given?.name !== from?.name) add(given);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => boundIn(id).forEach((bound) => add(bound)),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addParams,
    TSFunctionType: addParams,
    TSMethodSignature: (node) => {
      addMember(node);
      addParams(node);
    },
    CatchClause: ({ param }) => boundIn(param).forEach((bound) => add(bound)),
    ClassDeclaration: addId,
    TSTypeAliasDeclaration: addId,
    TSInterfaceDeclaration: addId,
    TSPropertySignature: (node) => addMember(node),
    PropertyDefinition: (node) => addMember(node),
    MethodDefinition: (node) => addMember(node),
    TSTypeParameter: ({ name }) => add(name),
    ImportSpecifier: ({ local, imported }) => addIfOther(local, wordAt(imported)),
    ExportSpecifier: ({ local, exported }) => addIfOther(wordAt(exported), wordAt(local)),
    ObjectExpression: ({ properties }) => {
      for (const one of properties) if (one.type === 'Property' && !one.shorthand) addMember(one, true);
    },
  }).visit(program);
  return found;
}
