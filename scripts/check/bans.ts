import ts from 'typescript';
import { lineOf, type Source } from './sources.ts';

/** The engine runs unchanged in browser, worker, server and shell, and gives the same game everywhere (laws 1 and 5 of ARCHITECTURE.md). */
const engine = /^packages\/(kernel|geometry|board|roster|convert|ledger|rules-[^/]+|scene|ai|campaign|table)\//;

const globals: Readonly<Record<string, string>> = {
  Date: 'reads a clock',
  Intl: 'depends on the locale',
  globalThis: 'reaches into the host',
  performance: 'reads a clock',
  process: 'reaches into the host',
  console: 'reaches into the host',
  setTimeout: 'reads a clock',
  setInterval: 'reads a clock',
};

const mathematics: Readonly<Record<string, string>> = Object.fromEntries([
  ['random', 'is chance without a seed'],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'].map(name => [
    name,
    'is trigonometry',
  ]),
  ...['pow', 'hypot', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'cbrt'].map(name => [name, 'may differ between machines']),
]);

const methods = /^(toLocale\w*|localeCompare)$/;

/** `file:line` and reason of everything an engine package may not use. */
export function bannedIn({ file, tree }: Source): readonly string[] {
  if (!engine.test(file)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const reason = reasonAgainst(node);
    if (reason) found.push(`${file}:${lineOf(tree, node.getStart())} ${reason}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function reasonAgainst(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const name = node.name.text;
    const why = node.expression.getText() === 'Math' ? mathematics[name] : undefined;
    if (why) return `Math.${name} ${why}`;
    if (methods.test(name)) return `${name} depends on the locale`;
  }
  if (ts.isIdentifier(node) && isUse(node) && Object.hasOwn(globals, node.text)) return `${node.text} ${globals[node.text]}`;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskAsteriskToken && hasFraction(node)) {
    return '** with a fraction may differ between machines';
  }
  if (ts.isImportDeclaration(node) && /^['"]node:/.test(node.moduleSpecifier.getText()))
    return `${node.moduleSpecifier.getText()} reaches into the host`;
  return undefined;
}

/** A name of a member, of a property or of a declaration is not a use of the global. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !('name' in parent && parent.name === node) && !(ts.isPropertyAssignment(parent) && parent.name === node);
}

const hasFraction = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some(side => ts.isNumericLiteral(side) && side.text.includes('.'));
