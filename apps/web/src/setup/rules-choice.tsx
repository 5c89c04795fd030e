import { indexLines, type Line, searchLines } from '@sortie/ledger';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { LoadedGame, LoadedRule } from '../games-registry.ts';
import { tn, useT } from '../i18n/index.ts';
import { linesOf } from '../rules/lines-of.ts';
import { areaName } from '../rules/words.ts';
import { Icon } from '../ui/icon.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { choosable, type Draft, toggleRule } from './draft.ts';
import { PackChoice } from './pack-choice.tsx';

interface Props {
  readonly draft: Draft;
  readonly game: LoadedGame;
  readonly onChange: (draft: Draft) => void;
}

export function RulesChoice({ draft, game, onChange }: Props) {
  const t = useT();
  const [q, setQ] = useState('');
  const loaded = useLoaded(() => linesOf(game), [game]);
  const lines = loaded.state === 'ready' ? loaded.value : undefined;
  const found = useFound(game, lines, q);
  const optional = choosable(game).filter(({ id }) => found(id));
  const always = game.ruleset.rules.filter(({ id, kind }) => kind === 'core' && draft.rules.includes(id) && found(id));
  const titleOf = (id: string): string => lines?.get(id)?.title ?? id;
  return (
    <section className="panel setup-part">
      <h2>{t('Rules in force')}</h2>
      <PackChoice draft={draft} game={game} onChange={onChange} />
      <div className="input-search">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          aria-label={t('Search the rules of this game')}
          placeholder={t('Search the rules of this game')}
          value={q}
          onChange={event => setQ(event.target.value)}
        />
      </div>
      {optional.length === 0 && (
        <p className="quiet small">{q === '' ? t('This game has no optional rules.') : t('No optional rule has these words.')}</p>
      )}
      <div className="setup-groups">
        {groupsOf(optional, lines).map(([area, rules]) => (
          <Group key={area} area={area} rules={rules} chosen={draft.rules} open={q !== ''}>
            {rules.map(rule => (
              <Optional
                key={rule.id}
                rule={rule}
                line={lines?.get(rule.id)}
                on={draft.rules.includes(rule.id)}
                terms={termsOf(rule, game, titleOf)}
                onToggle={() => onChange(toggleRule(draft, game, rule.id))}
              />
            ))}
          </Group>
        ))}
      </div>
      <Always rules={always} lines={lines} open={q !== '' && always.length > 0} />
    </section>
  );
}

const HOUSE = 'house';

/** Rules by the chapter of their book. */
function groupsOf(
  rules: readonly LoadedRule[],
  lines: ReadonlyMap<string, Line> | undefined,
): readonly (readonly [area: string, rules: readonly LoadedRule[]])[] {
  const groups = new Map<string, LoadedRule[]>();
  for (const rule of rules) {
    const area = lines?.get(rule.id)?.area ?? HOUSE;
    const group = groups.get(area);
    if (group) group.push(rule);
    else groups.set(area, [rule]);
  }
  return [...groups];
}

interface GroupProps {
  readonly area: string;
  readonly rules: readonly LoadedRule[];
  readonly chosen: readonly string[];
  readonly open: boolean;
  readonly children: ReactNode;
}

/** One chapter: closed, it says how much of it is in force. */
function Group({ area, rules, chosen, open, children }: GroupProps) {
  const t = useT();
  const on = rules.filter(({ id }) => chosen.includes(id)).length;
  return (
    <details className="setup-group" open={open}>
      <summary>
        {t(areaName(area))} <span className="quiet small">{t('{on} of {all}', { on, all: rules.length })}</span>
      </summary>
      <ul className="stack-tight">{children}</ul>
    </details>
  );
}

interface Terms {
  readonly needs: readonly string[];
  readonly excludes: readonly string[];
}

/** What a rule needs and what it shuts out, by title: whatever replaces the same line. */
function termsOf({ id, needs = [], replaces = [] }: LoadedRule, game: LoadedGame, titleOf: (id: string) => string): Terms {
  const kindOf = new Map(game.ruleset.rules.map(rule => [rule.id, rule.kind]));
  const rivals = game.ruleset.rules.filter(one => one.id !== id && one.replaces?.some(old => replaces.includes(old)));
  return { needs: needs.filter(need => kindOf.get(need) !== 'core').map(titleOf), excludes: rivals.map(rival => titleOf(rival.id)) };
}

interface AlwaysProps {
  readonly rules: readonly LoadedRule[];
  readonly lines: ReadonlyMap<string, Line> | undefined;
  readonly open: boolean;
}

/** What nobody can leave out, to look it up. */
const Always = ({ rules, lines, open }: AlwaysProps) => (
  <details className="setup-always" open={open}>
    <summary>{tn('{n} rule is always in force', '{n} rules are always in force', rules.length)}</summary>
    <ul className="setup-always-list small">
      {rules.map(({ id }) => (
        <li key={id}>
          <Link to="/rules/$id" params={{ id }} preload={false}>
            {lines?.get(id)?.title ?? id}
          </Link>
        </li>
      ))}
    </ul>
  </details>
);

/** Whether a rule has the words that were asked for. */
function useFound(game: LoadedGame, lines: ReadonlyMap<string, Line> | undefined, q: string): (id: string) => boolean {
  const index = useMemo(() => {
    const known = game.ruleset.rules.map(({ id }) => lines?.get(id)).filter(line => line !== undefined);
    return indexLines(known);
  }, [game, lines]);
  return useMemo(() => {
    if (q.trim() === '') return () => true;
    const hits = new Set(searchLines(index, q, index.lines.length).map(({ line }) => line.id));
    return (id: string) => hits.has(id);
  }, [index, q]);
}

interface OptionalProps {
  readonly rule: LoadedRule;
  readonly line: Line | undefined;
  readonly on: boolean;
  readonly terms: Terms;
  readonly onToggle: () => void;
}

function Optional({ rule, line, on, terms: { needs, excludes }, onToggle }: OptionalProps) {
  const t = useT();
  return (
    <li>
      <label className="setup-choice">
        <input type="checkbox" checked={on} onChange={onToggle} />
        <span className="setup-choice-body">
          <strong>{line?.title ?? rule.id}</strong>
          <span className="quiet small">{line?.gist ?? t('A house rule of this app.')}</span>
          {needs.length > 0 && <span className="quiet tiny">{t('Needs: {rules}', { rules: needs.join(', ') })}</span>}
          {excludes.length > 0 && <span className="quiet tiny">{t('Not together with: {rules}', { rules: excludes.join(', ') })}</span>}
          <span className="quiet tiny">{rule.cite}</span>
        </span>
      </label>
    </li>
  );
}
