import ts from 'typescript';
import { bendsOf, leftOut } from './operators.ts';

/** One bend of one source file, before anybody has tried it. */
export interface Mutant {
  /** Its number in its file. */
  readonly n: number;
  readonly line: number;
  readonly what: string;
  /** The line of code that it is in, without its indent: with `what` a name that outlives changes elsewhere in the file. */
  readonly code: string;
  /** The ledger line that the code around it names, if it names one. */
  readonly rule?: string;
}

export interface Instrumented {
  readonly mutants: readonly Mutant[];
  /** The same source, in which every mutant sleeps behind a switch: `__m(n)` says whether it is awake. `__f()` and `__l()` note functions and rounds of loops. */
  readonly code: string;
}

const RULE_ID = /^(QS|MAAS|ASC?|TW|TOE|AW|HOUSE)-[A-Za-z0-9.+-]+$/;

/** Puts every mutant of a source file into it, behind switches. */
export function instrument(file: string, text: string): Instrumented {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];

  const add = (node: ts.Node, what: string): number => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const code = (text.split('\n')[line] ?? '').trim();
    const rule = ruleAround(node);
    mutants.push({ n: mutants.length, line: line + 1, what, code, ...(rule === undefined ? {} : { rule }) });
    return mutants.length - 1;
  };

  /** The text of a node with everything within it behind switches, and the node itself. */
  const emit = (node: ts.Node): string => {
    if (isPassive(node)) return node.getText();
    const missing = leftOut(node);
    if (missing === undefined) return bent(node);
    const n = add(node, missing);
    return `...(__m(${n}) ? [] : ${ts.isSpreadElement(node) ? bent(node.expression) : `[${bent(node)}]`})`;
  };

  const bent = (node: ts.Node): string => {
    const inner = spliced(node);
    const bends = isBendable(node) ? bendsOf(node) : [];
    if (bends.length === 0) return inner;
    const choices = bends.map(({ what, text: other }) => `__m(${add(node, what)}) ? (${other}) : `);
    return `(${choices.join('')}(${inner}))`;
  };

  const spliced = (node: ts.Node): string => {
    let at = node.getStart();
    let out = '';
    node.forEachChild(child => {
      const start = child.getStart();
      out += text.slice(at, start) + noted(child, emit(child));
      at = child.getEnd();
    });
    return out + text.slice(at, node.getEnd());
  };

  let code = '';
  let at = 0;
  for (const statement of source.statements) {
    code += text.slice(at, statement.getStart()) + emit(statement);
    at = statement.getEnd();
  }
  return { mutants, code: code + text.slice(at) };
}

/** Bodies of functions note that somebody comes here, bodies of loops that they go round once more. */
function noted(node: ts.Node, inner: string): string {
  const { parent } = node;
  if (ts.isBlock(node) && ts.isFunctionLike(parent)) return `{__f();${inner.slice(1)}`;
  if (ts.isArrowFunction(parent) && parent.body === node) return `(__f(), (${inner}))`;
  if (ts.isIterationStatement(parent, false) && parent.statement === node)
    return ts.isBlock(node) ? `{__l();${inner.slice(1)}` : `{__l();${inner}}`;
  return inner;
}

/** Types, imports and names have nothing to bend. */
const isPassive = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isObjectBindingPattern(node) ||
  ts.isArrayBindingPattern(node) ||
  ts.isComputedPropertyName(node);

/** Only where an expression may stand in brackets. */
function isBendable(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isExpressionStatement(parent) || ts.isEnumMember(parent)) return false;
  // A tuple or a narrow truth that its type spells out.
  return !(ts.isAsExpression(parent) && parent.type.getText() === 'const' && !ts.isArrayLiteralExpression(node));
}

/** The id of the rule value that a node is part of, or the ledger id nearest to it in the same statement. */
function ruleAround(node: ts.Node): string | undefined {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const own = idIn(at);
    if (own !== undefined) return own;
    if (ts.isSourceFile(at.parent)) return firstId(at);
  }
  return undefined;
}

/** `{ id: 'QS-a', … }` and `rule('QS-a', …)`. */
function idIn(node: ts.Node): string | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties)
      if (ts.isPropertyAssignment(property) && (property.name.getText() === 'id' || property.name.getText() === 'rule')) {
        const found = idOf(property.initializer);
        if (found !== undefined) return found;
      }
  }
  if (ts.isCallExpression(node)) for (const argument of node.arguments) if (idOf(argument) !== undefined) return idOf(argument);
  return ts.isArrayLiteralExpression(node) && node.elements[0] ? idOf(node.elements[0]) : undefined;
}

const idOf = (node: ts.Node): string | undefined => (ts.isStringLiteral(node) && RULE_ID.test(node.text) ? node.text : undefined);

function firstId(node: ts.Node): string | undefined {
  const own = idOf(node);
  return own ?? ts.forEachChild(node, firstId);
}
