import { indexLines, type Line, searchLines } from '@sortie/ledger';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { LoadedGame, LoadedRule } from '../games-registry.ts';
import { tn, useT } from '../i18n/index.ts';
import { bookOf, openBook } from '../rules/ledger.ts';
import { Choices } from '../ui/choices.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { choosable, type Draft, editionOf, toggleRule, withEdition } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly game: LoadedGame;
  readonly onChange: (draft: Draft) => void;
}

/** The lines of the books that the game's rules stand in. */
async function linesOf(game: LoadedGame): Promise<ReadonlyMap<string, Line>> {
  const books = new Set(game.ruleset.rules.map(({ id }) => bookOf(id)).filter(book => book !== undefined));
  const open = await Promise.all([...books].map(book => openBook(book)));
  return new Map(open.flatMap(({ lines }) => lines.map(line => [line.id, line] as const)));
}

/** So many optional rules are shown at once. */
const MANY = 8;

export function RulesChoice({ draft, game, onChange }: Props) {
  const t = useT();
  const [q, setQ] = useState('');
  const loaded = useLoaded(() => linesOf(game), [game]);
  const lines = loaded.state === 'ready' ? loaded.value : undefined;
  const found = useFound(game, lines, q);
  const optional = choosable(game).filter(({ id }) => found(id));
  const always = game.ruleset.rules.filter(({ id, kind }) => kind === 'core' && draft.rules.includes(id) && found(id));
  // A long list begins with what is in force; the rest unfolds.
  const long = q === '' && optional.length > MANY;
  const near = long ? optional.filter(({ id }) => draft.rules.includes(id)) : optional;
  const far = long ? optional.filter(({ id }) => !draft.rules.includes(id)) : [];
  const one = (rule: LoadedRule) => (
    <Optional
      key={rule.id}
      rule={rule}
      line={lines?.get(rule.id)}
      on={draft.rules.includes(rule.id)}
      onToggle={() => onChange(toggleRule(draft, game, rule.id))}
    />
  );
  const editions = Object.keys(game.ruleset.editions);
  return (
    <section className="panel setup-part">
      <h2>{t('Rules in force')}</h2>
      {editions.length > 1 && (
        <Choices
          label={t('Preset')}
          value={editionOf(draft, game) ?? ''}
          onChange={edition => onChange(withEdition(draft, game, edition))}
          choices={editions.map(name => ({ value: name, label: t(editionName(name)) }))}
        />
      )}
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
      <ul className="stack-tight">
        {near.map(one)}
        {optional.length === 0 && (
          <li className="quiet small">{q === '' ? t('This game has no optional rules.') : t('No optional rule has these words.')}</li>
        )}
      </ul>
      {far.length > 0 && (
        <details className="setup-always">
          <summary>{tn('{n} more rule to choose', '{n} more rules to choose', far.length)}</summary>
          <ul className="stack-tight">{far.map(one)}</ul>
        </details>
      )}
      <Always rules={always} lines={lines} open={q !== '' && always.length > 0} />
    </section>
  );
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

const editionName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

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
  readonly onToggle: () => void;
}

function Optional({ rule, line, on, onToggle }: OptionalProps) {
  const t = useT();
  return (
    <li>
      <label className="setup-choice">
        <input type="checkbox" checked={on} onChange={onToggle} />
        <span className="setup-choice-body">
          <strong>{line?.title ?? rule.id}</strong>
          <span className="quiet small">{line?.gist ?? t('A house rule of this app.')}</span>
          <span className="quiet tiny">{rule.cite}</span>
        </span>
      </label>
    </li>
  );
}
