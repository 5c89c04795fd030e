import type { Answer, Roll, Term } from '@sortie/kernel';
import { titleOf } from './ledger.ts';

/** Every number and every roll that an event holds, as lines of text. */
export function explainEvent(event: object): readonly string[] {
  const lines: string[] = [];
  const visit = (value: unknown, name: string): void => {
    if (isAnswer(value)) lines.push(...explainAnswer(name, value));
    else if (isRoll(value)) lines.push(explainRoll(value));
    else if (Array.isArray(value)) for (const one of value) visit(one, name);
    else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) visit(one, key);
  };
  visit(event, '');
  return lines;
}

/** A number and the terms it is made of, each with its rule. */
export const explainAnswer = (name: string, { total, terms }: Answer): readonly string[] => [`${name} ${total}`, ...terms.map(explainTerm)];

export const explainTerm = (term: Term): string => `  ${amount(term).padStart(4)}  ${ruleName(term.rule)}${remark(term)}`;

/** A rule with its title; readings of our own are not in the ledger and have none. */
export function ruleName(rule: string): string {
  const title = titleOf(rule);
  return title === rule ? `[${rule}]` : `${title} [${rule}]`;
}

const explainRoll = ({ rule, faces, total }: Roll): string =>
  `rolled ${faces.join(' + ')}${faces.length > 1 ? ` = ${total}` : ''}: ${ruleName(rule)}`;

function amount({ value, stage }: Term): string {
  const figure = String(Math.round(value * 10_000) / 10_000);
  if (stage === 'base') return figure;
  if (stage === 'multiply') return `x${figure}`;
  if (stage === 'atLeast') return `>=${figure}`;
  if (stage === 'atMost') return `<=${figure}`;
  return value < 0 ? figure : `+${figure}`;
}

function remark({ note, waivedBy, outdoneBy }: Term): string {
  const said = note ? ` (${note})` : '';
  if (waivedBy) return `${said} - set aside by ${waivedBy}`;
  return outdoneBy ? `${said} - ${outdoneBy} counts instead` : said;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'total' in value && 'terms' in value && Array.isArray(value.terms);

const isRoll = (value: unknown): value is Roll =>
  typeof value === 'object' && value !== null && 'rule' in value && 'faces' in value && Array.isArray(value.faces);
