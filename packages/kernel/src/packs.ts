import type { Rule } from './rule.ts';
import type { RuleId, Shape } from './shape.ts';

/** What has to be known of a rule to put lists of them together. */
type Known = Pick<Rule<Shape>, 'id' | 'kind' | 'needs' | 'replaces'>;

/** Optional rules that belong together, under a name that players know. */
export interface Pack<G extends Shape> {
  readonly id: string;
  readonly title: string;
  /** What it brings to a game, in one sentence. */
  readonly summary: string;
  /** The edition that it starts from, for packs that are a whole way to play; others add to whatever is played. */
  readonly edition?: string;
  readonly rules: readonly RuleId[];
  /** What in a set-up calls for it, such as a unit by its name. */
  calledBy?(setup: G['setup']): string | undefined;
}

/** Ids of those rules that a table may leave out. */
export const optionalOf = (rules: readonly Pick<Known, 'id' | 'kind'>[]): readonly RuleId[] =>
  rules.filter(({ kind }) => kind !== 'core').map(({ id }) => id);

/** A rule with all that it needs, and what those need. */
function needed(byId: ReadonlyMap<RuleId, Known>, id: RuleId, found = new Set<RuleId>()): ReadonlySet<RuleId> {
  if (found.has(id)) return found;
  found.add(id);
  for (const need of byId.get(id)?.needs ?? []) needed(byId, need, found);
  return found;
}

/** A list of rules with some more, each with what it needs; what does not go together with the list stays out. */
export function withRules(known: readonly Known[], chosen: readonly RuleId[], more: readonly RuleId[]): readonly RuleId[] {
  const byId = new Map(known.map(rule => [rule.id, rule]));
  const list = new Set(chosen);
  const replaced = new Map<RuleId, RuleId>();
  const replaces = (id: RuleId): readonly RuleId[] => byId.get(id)?.replaces ?? [];
  for (const id of list) for (const old of replaces(id)) replaced.set(old, id);
  for (const id of more) {
    if (list.has(id)) continue;
    const fresh = [...needed(byId, id)].filter(one => !list.has(one));
    const taken = fresh.flatMap(replaces);
    const rivals = taken.some(old => replaced.has(old)) || new Set(taken).size < taken.length;
    if (rivals || fresh.some(one => !byId.has(one))) continue;
    for (const one of fresh) {
      list.add(one);
      for (const old of replaces(one)) replaced.set(old, one);
    }
  }
  return [...list];
}

/** A list of rules without some of them, and without those that need them. */
export function withoutRules(known: readonly Known[], chosen: readonly RuleId[], less: readonly RuleId[]): readonly RuleId[] {
  const gone = new Set(less);
  for (let before = -1; before < gone.size; ) {
    before = gone.size;
    for (const { id, needs = [] } of known) if (needs.some(need => gone.has(need))) gone.add(id);
  }
  return chosen.filter(id => !gone.has(id));
}

/** The rules of a game after a pack was chosen. */
export function packed<G extends Shape>(
  { rules, editions }: { readonly rules: readonly Known[]; readonly editions: { readonly [name: string]: readonly RuleId[] } },
  chosen: readonly RuleId[],
  { edition, rules: own }: Pick<Pack<G>, 'edition' | 'rules'>,
): readonly RuleId[] {
  return withRules(rules, edition === undefined ? chosen : (editions[edition] ?? []), own);
}

/** Everything that goes together, as a pack of its own. */
export const everythingOf = (
  rules: readonly Known[],
  edition: string,
): Pick<Pack<Shape>, 'id' | 'title' | 'summary' | 'edition' | 'rules'> => ({
  id: 'everything',
  title: 'Everything',
  summary: 'All optional rules that go together. For people who know the books well.',
  edition,
  rules: optionalOf(rules),
});

/** The packs of which a ready game plays something that is not played everywhere: what it teaches, in words that players know. */
export const shownBy = <G extends Shape>(packs: readonly Pack<G>[], { rules }: { readonly rules: readonly RuleId[] }): readonly Pack<G>[] =>
  packs.filter(pack => pack.edition === undefined && pack.id !== 'everything' && pack.rules.some(id => rules.includes(id)));
