import type { Answer, RuleId } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { type ReactNode, useMemo, useState } from 'react';
import { RuleWordsProvider } from '../../battle/sums/rule-words.ts';
import { useT } from '../../i18n/index.ts';
import { CardPicture } from '../card-picture.tsx';
import { Leaf } from './derivation.tsx';
import { type DesignRow, designOf } from './design.ts';
import { RuleChip } from './rule-chip.tsx';
import { useRuleWords } from './rule-words.ts';

/** What a design weighs, costs and is worth, what it is made of since when: every number with its terms, every term with its rule. */
export function DesignSheet({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const words = useRuleWords();
  const { rows, level, papers, sheet } = useMemo(() => designOf(unit), [unit]);
  return (
    <RuleWordsProvider value={words}>
      <div className="derivation">
        {rows.map(row => (
          <RowBranch key={row.name} row={row} />
        ))}
        <Group name={t('Rules level')} value={t(level.level)}>
          <Line what={level.because} rules={[level.rule]} />
        </Group>
        <Group name={t('Who makes it, and since when')} value={String(papers.length)}>
          {papers.map(({ name, makers, year, rules }) => (
            <Line
              key={name}
              what={`${name}: ${year === undefined ? t(makers) : t('{makers}, since {year}', { makers: t(makers), year })}`}
              rules={rules}
            />
          ))}
        </Group>
        <Sheet sheet={sheet} />
      </div>
    </RuleWordsProvider>
  );
}

function RowBranch({ row: { name, total, answer, within = [] } }: { readonly row: DesignRow }) {
  const t = useT();
  return (
    <Group name={t(name)} value={t(total.says, total.numbers)}>
      {answer && <Terms answer={answer} />}
      {within.map(({ name: part, about, answer: one }) => (
        <li key={`${part} ${about ?? ''}`}>
          <Group name={about === undefined ? t(part) : `${t(part)}: ${about}`} value={figure(one.total)}>
            <Terms answer={one} />
          </Group>
        </li>
      ))}
    </Group>
  );
}

const figure = (value: number): string => String(Math.round(value * 10_000) / 10_000).replace('-', '−');

const Terms = ({ answer }: { readonly answer: Answer }) =>
  answer.terms.map((term, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the terms of an answer never change their places.
    <li key={i}>
      <Leaf term={term} total={answer.total} />
    </li>
  ));

/** Something that opens; what is inside is not drawn before that. */
function Group({ name, value, children }: { readonly name: string; readonly value: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="branch" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="branch-name">{name}</span>
        <b className="branch-value">{value}</b>
      </summary>
      {open && <ul>{children}</ul>}
    </details>
  );
}

const Line = ({ what, rules }: { readonly what: string; readonly rules: readonly RuleId[] }) => (
  <li>
    <span className="leaf">
      <span>{what}</span>
      {rules.map(rule => (
        <RuleChip key={rule} rule={rule} />
      ))}
    </span>
  </li>
);

/** The record sheet of the classic game. */
function Sheet({ sheet }: { readonly sheet: ReturnType<typeof designOf>['sheet'] }) {
  const t = useT();
  return (
    <Group name={t('Record sheet')} value="">
      <li>
        <CardPicture drawing={sheet} />
      </li>
    </Group>
  );
}
