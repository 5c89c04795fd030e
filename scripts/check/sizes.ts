import ts from 'typescript';
import { lineOf, type Source } from './sources.ts';

export interface Size {
  readonly where: string;
  readonly lines: number;
}

/** Medians do not tell good code from bad; tails do. These are the tails that we do not accept. */
export const limits = { file: 300, function: 60 } as const;

export const fileSizes = (sources: readonly Source[]): readonly Size[] =>
  longestFirst(sources.map(({ file, text }) => ({ where: file, lines: text.split('\n').length - 1 })));

export function functionSizes(sources: readonly Source[]): readonly Size[] {
  const sizes: Size[] = [];
  for (const { file, tree } of sources) {
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const from = lineOf(tree, node.getStart());
        sizes.push({ where: `${file}:${from} ${nameOf(node)}`, lines: lineOf(tree, node.getEnd()) - from + 1 });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return longestFirst(sizes);
}

function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? '(unnamed)';
}

const longestFirst = (sizes: readonly Size[]): readonly Size[] => [...sizes].sort((a, b) => b.lines - a.lines);
