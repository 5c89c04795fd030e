import { abilityNamed, type Card, printSpecial, type Special } from '@sortie/convert';
import type { Answer, RuleId, Term } from '@sortie/kernel';
import type { ReactNode } from 'react';
import { RuleWordsProvider } from '../../battle/sums/rule-words.ts';
import { useT, word } from '../../i18n/index.ts';
import { RuleChip } from './rule-chip.tsx';
import { useRuleWords } from './rule-words.ts';
import { writtenTerm } from './written.ts';

type Field = keyof Card['why'];

const FIELDS: readonly (readonly [Field, string])[] = [
  ['pv', word('Point value')],
  ['size', word('Size')],
  ['move', word('Movement')],
  ['tmm', word('Target movement modifier')],
  ['armor', word('Armor')],
  ['structure', word('Structure')],
  ['threshold', word('Threshold')],
  ['short', word('Damage at short range')],
  ['medium', word('Damage at medium range')],
  ['long', word('Damage at long range')],
  ['extreme', word('Damage at extreme range')],
  ['overheat', word('Overheat value')],
];

/** Terms that are sums of their own. */
const WITHIN: Readonly<Record<string, Field>> = { 'offensive value': 'offense', 'defensive value': 'defense' };

/** Why each number of the card is what it is: open a number for its terms, press a term for its rule. */
export function Derivation({ card }: { readonly card: Card }) {
  const t = useT();
  const words = useRuleWords();
  return (
    <RuleWordsProvider value={words}>
      <div className="derivation">
        <Settled name={t('Type')} value={card.type} rule={card.because.type} />
        {FIELDS.map(([field, name]) => {
          const answer = card.why[field];
          return answer && <Branch key={field} name={t(name)} value={shown(card, field, answer)} answer={answer} card={card} />;
        })}
        {card.specials.map(special => (
          <Ability key={printSpecial(special)} special={special} />
        ))}
        <Settled name={t('Role')} value={t(card.role)} rule={card.because.role} />
        <Silent card={card} />
      </div>
    </RuleWordsProvider>
  );
}

/** Rules that had a say without a number of their own: which way a gun points, which row of a table counts. */
function Silent({ card }: { readonly card: Card }) {
  const t = useT();
  const shown = new Set([...Object.values(card.why), ...card.specials].flatMap(({ terms }) => terms.map(({ rule }) => rule)));
  const others = card.rules.filter(rule => !shown.has(rule) && rule !== card.because.type && rule !== card.because.role);
  return (
    <details className="branch">
      <summary>
        <span className="branch-name">{t('Other rules that had a say')}</span>
        <b className="branch-value">{others.length}</b>
      </summary>
      <ul>
        {others.map(rule => (
          <li key={rule}>
            <span className="leaf">
              <RuleChip rule={rule} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const BRACKETS: readonly Field[] = ['short', 'medium', 'long', 'extreme'];

/** The number as it stands on the card. */
function shown(card: Card, field: Field, { total }: Answer): string {
  const at = BRACKETS.indexOf(field);
  const damage = card.damage[at];
  if (damage) return damage.minimal ? '0*' : damage.points === 0 ? '–' : String(damage.points);
  return written(total);
}

const written = (value: number): string => String(Math.round(value * 10_000) / 10_000).replace('-', '−');

interface BranchProps {
  readonly name: string;
  readonly value: string;
  readonly answer: Answer;
  readonly card: Card;
}

function Branch({ name, value, answer, card }: BranchProps) {
  return (
    <details className="branch">
      <summary>
        <span className="branch-name">{name}</span>
        <b className="branch-value">{value}</b>
      </summary>
      <ul>
        {answer.terms.map((term, i) => {
          const within = card.why[WITHIN[term.note ?? ''] ?? 'pv'];
          const nested = term.note !== undefined && WITHIN[term.note] !== undefined && within;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the terms of an answer never change their places.
            <li key={i}>{nested ? <Nested term={term} answer={nested} card={card} /> : <Leaf term={term} total={answer.total} />}</li>
          );
        })}
      </ul>
    </details>
  );
}

function Nested({ term, answer, card }: { readonly term: Term; readonly answer: Answer; readonly card: Card }) {
  const t = useT();
  return <Branch name={t(term.note ?? '')} value={writtenTerm(term, t)} answer={answer} card={card} />;
}

/** One number of a sum, what it is for, and the rule that says so. */
export function Leaf({ term, total }: { readonly term: Term; readonly total?: number }) {
  const t = useT();
  return (
    <span className="leaf">
      <b className="leaf-value">{writtenTerm(term, t, total)}</b>
      {term.note !== undefined && <span>{t(term.note)}</span>}
      <RuleChip rule={term.rule} />
    </span>
  );
}

function Ability({ special }: { readonly special: Special }) {
  const inside = special.value?.kind === 'turret' ? special.value.specials : [];
  const row = (children: ReactNode, terms: readonly Term[]) => (
    <details className="branch">
      <summary>
        <span className="branch-name">
          {special.code}{' '}
          <span className="quiet small" lang="en">
            {abilityNamed(special.code)?.name}
          </span>
        </span>
        <b className="branch-value">{printSpecial(special)}</b>
      </summary>
      <ul>
        {terms.map((term, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the terms of an answer never change their places.
          <li key={i}>
            <Leaf term={term} />
          </li>
        ))}
        {children}
      </ul>
    </details>
  );
  return row(
    inside.map(one => (
      <li key={printSpecial(one)}>
        <Ability special={one} />
      </li>
    )),
    special.terms,
  );
}

function Settled({ name, value, rule }: { readonly name: string; readonly value: string; readonly rule: RuleId }) {
  return (
    <details className="branch">
      <summary>
        <span className="branch-name">{name}</span>
        <b className="branch-value">{value}</b>
      </summary>
      <ul>
        <li>
          <span className="leaf">
            <RuleChip rule={rule} />
          </span>
        </li>
      </ul>
    </details>
  );
}
