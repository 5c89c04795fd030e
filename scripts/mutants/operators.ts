import ts from 'typescript';

/** One way to bend an expression: what is done to it, and the text that stands in its place. */
export interface Bend {
  readonly what: string;
  readonly text: string;
}

const { SyntaxKind } = ts;

/** Comparisons lose or gain their limit; equalities turn around. */
const COMPARISONS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);

const ARITHMETIC: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
]);

const ROUNDING: ReadonlyMap<string, string> = new Map([
  ['max', 'min'],
  ['min', 'max'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/** What a rule value says of itself, and what no game depends on. */
const REMARKS: ReadonlySet<string> = new Set(['covers', 'needs', 'cite', 'version', 'splitFrom', 'seeds']);
/** Page numbers, and limits of what may come through the door at all. */
const ASIDES: ReadonlySet<string> = new Set(['page', 'errata', 'text', 'textOr', 'list', 'whole', 'tell', 'word']);

const equalities: ReadonlySet<ts.SyntaxKind> = new Set([SyntaxKind.EqualsEqualsEqualsToken, SyntaxKind.ExclamationEqualsEqualsToken]);

/** All ways to bend one node; those within it are bent by themselves. */
export function bendsOf(node: ts.Node): readonly Bend[] {
  const turned = isCondition(node) && isWorthTurning(node) ? [{ what: `not (${brief(node)})`, text: `!(${node.getText()})` }] : [];
  return [...ownBends(node), ...turned];
}

function ownBends(node: ts.Node): readonly Bend[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node);
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [{ what: `${brief(node)} without its not`, text: node.operand.getText() }];
  if (ts.isCallExpression(node)) return ofCall(node);
  return node.kind === SyntaxKind.TrueKeyword || node.kind === SyntaxKind.FalseKeyword ? ofTruth(node) : [];
}

function ofBinary(node: ts.BinaryExpression): readonly Bend[] {
  const { left, right, operatorToken } = node;
  const kind = operatorToken.kind;
  const swap = (other: string): Bend => ({
    what: `${brief(node)}: ${operatorToken.getText()} is ${other}`,
    text: `${left.getText()} ${other} ${right.getText()}`,
  });
  const comparison = COMPARISONS.get(kind);
  if (comparison !== undefined) return [swap(comparison)];
  if (kind === SyntaxKind.AmpersandAmpersandToken || kind === SyntaxKind.BarBarToken)
    return [
      { what: `${brief(node)} without ${brief(left)}`, text: right.getText() },
      { what: `${brief(node)} without ${brief(right)}`, text: left.getText() },
    ];
  const other = ARITHMETIC.get(kind);
  return other !== undefined && !isText(left) && !isText(right) ? [swap(other)] : [];
}

const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteral(node) || ts.isTemplateExpression(node) || (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

function ofNumber(node: ts.NumericLiteral): readonly Bend[] {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent) || ts.isLiteralTypeNode(parent) || isAside(node)) return [];
  if (ts.isPropertyAssignment(parent) && parent.name === node) return [];
  const value = Number(node.text);
  return Number.isFinite(value) ? [{ what: `${node.getText()} is ${value + 1}`, text: `${value + 1}` }] : [];
}

/** What happens to a member of a list that is left out of it; nothing where the list is none. */
export function leftOut(node: ts.Node): string | undefined {
  const { parent } = node;
  return ts.isArrayLiteralExpression(parent) && !isAside(parent) && !isPattern(parent) ? `${brief(node)} is not in the list` : undefined;
}

function ofCall(node: ts.CallExpression): readonly Bend[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression) || expression.expression.getText() !== 'Math') return [];
  const other = ROUNDING.get(expression.name.text);
  const given = node.arguments.map(argument => argument.getText()).join(', ');
  return other === undefined ? [] : [{ what: `${brief(node)}: ${expression.name.text} is ${other}`, text: `Math.${other}(${given})` }];
}

function ofTruth(node: ts.Node): readonly Bend[] {
  if (ts.isLiteralTypeNode(node.parent) || isAside(node)) return [];
  const other = node.kind === SyntaxKind.TrueKeyword ? 'false' : 'true';
  return [{ what: `${node.getText()} is ${other}`, text: other }];
}

/** Is it what an `if` or a choice hangs on? Loops that never end tell nothing. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  return (ts.isIfStatement(parent) && parent.expression === node) || (ts.isConditionalExpression(parent) && parent.condition === node);
}

/** To turn an equality or a not around is what is done to them anyway. */
const isWorthTurning = (node: ts.Node): boolean =>
  !(ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) &&
  !(ts.isBinaryExpression(node) && equalities.has(node.operatorToken.kind));

/** Does it stand where nothing hangs on it: a citation, a remark, a limit of the door? */
function isAside(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isPropertyAssignment(parent) && parent.initializer === at && REMARKS.has(parent.name.getText())) return true;
    if (ts.isCallExpression(parent) && parent.expression !== at && ASIDES.has(parent.expression.getText())) return true;
    if (ts.isStatement(parent) || ts.isFunctionLike(parent)) return false;
  }
  return false;
}

/** `[a, b] = …` is no list. */
const isPattern = (node: ts.ArrayLiteralExpression): boolean =>
  (ts.isBinaryExpression(node.parent) && node.parent.left === node && node.parent.operatorToken.kind === SyntaxKind.EqualsToken) ||
  ((ts.isForOfStatement(node.parent) || ts.isForInStatement(node.parent)) && node.parent.initializer === node);

const MOST = 60;

/** The text of a node on one line, cut where it gets long. */
function brief(node: ts.Node): string {
  const text = node.getText().replaceAll(/\s+/g, ' ');
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
}
