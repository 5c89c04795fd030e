import { type Pack, packed, type RuleId, type Shape, withoutRules, withRules } from '@sortie/kernel';
import type { LoadedGame } from '../games-registry.ts';
import type { Draft } from './draft.ts';

/** A pack as it is offered: of the game, or of one's own. */
export type AnyPack = Pick<Pack<Shape>, 'id' | 'title' | 'summary' | 'edition' | 'rules' | 'calledBy'> & { readonly own?: true };

/** What the scenario itself brought along stays, whatever is chosen. */
function ofScenario({ scenario }: Draft, { scenarios, ruleset }: LoadedGame): readonly RuleId[] {
  const usual = new Set(Object.values(ruleset.editions)[0]);
  return (scenarios.find(({ id }) => id === scenario)?.rules ?? []).filter(id => !usual.has(id));
}

/** The rules of a draft after a pack was chosen, or was chosen again: then it goes. */
export function withPack(draft: Draft, game: LoadedGame, pack: AnyPack): Draft {
  const { ruleset } = game;
  const own = ofScenario(draft, game);
  if (pack.edition !== undefined) return { ...draft, rules: withRules(ruleset.rules, packed(ruleset, draft.rules, pack), own) };
  if (!holdsPack(draft, game, pack)) return { ...draft, rules: packed(ruleset, draft.rules, pack) };
  const gone = pack.rules.filter(id => !own.includes(id));
  return { ...draft, rules: withoutRules(ruleset.rules, draft.rules, gone) };
}

/** Is a pack in force? Of a whole way to play, exactly that; of others, all that goes together with the rest. */
export function holdsPack(draft: Draft, game: LoadedGame, pack: AnyPack): boolean {
  const chosen = new Set(draft.rules);
  if (pack.edition === undefined)
    return pack.rules.some(id => chosen.has(id)) && packed(game.ruleset, draft.rules, pack).every(id => chosen.has(id));
  const whole = withPack(draft, game, pack).rules;
  return whole.length === chosen.size && whole.every(id => chosen.has(id));
}

/** Packs that something in the set-up calls for and that are not in force, each with what calls for it. */
export function calledFor(draft: Draft, game: LoadedGame): readonly { readonly pack: AnyPack; readonly by: string }[] {
  return game.packs.flatMap(pack => {
    const by = pack.calledBy?.(draft.setup as never);
    return by === undefined || holdsPack(draft, game, pack) ? [] : [{ pack, by }];
  });
}

const STORE = 'sortie.packs';
const FORMAT = 1;

interface PackFile {
  readonly sortie: 'pack';
  readonly format: number;
  readonly game: string;
  readonly title: string;
  readonly rules: readonly RuleId[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A pack out of a file or a link; undefined where it is none of this game. Rules that are no longer known are left out. */
export function readPack(game: LoadedGame, source: string): AnyPack | undefined {
  let raw: Partial<PackFile> | null;
  try {
    raw = JSON.parse(source) as Partial<PackFile> | null;
  } catch {
    return undefined;
  }
  if (raw?.sortie !== 'pack' || raw.game !== game.ruleset.id || (raw.format ?? 0) > FORMAT) return undefined;
  if (!isText(raw.title) || !Array.isArray(raw.rules)) return undefined;
  const known = new Set(game.ruleset.rules.map(({ id }) => id));
  const title = raw.title.trim().slice(0, 40);
  return title === '' ? undefined : { id: `own ${title}`, title, summary: '', rules: raw.rules.filter(id => known.has(id)), own: true };
}

export const writePack = (game: LoadedGame, { title, rules }: Pick<AnyPack, 'title' | 'rules'>): string =>
  JSON.stringify({ sortie: 'pack', format: FORMAT, game: game.ruleset.id, title, rules } satisfies PackFile);

/** The optional rules of a draft that the usual edition does not have: what a pack of one's own is made of. */
export function chosenRules(draft: Draft, game: LoadedGame): readonly RuleId[] {
  const usual = new Set(Object.values(game.ruleset.editions)[0]);
  return draft.rules.filter(id => !usual.has(id));
}

/** Packs of one's own that are kept on this device. */
export function ownPacks(game: LoadedGame): readonly AnyPack[] {
  return stored().flatMap(one => readPack(game, one) ?? []);
}

function stored(): readonly string[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isText) : [];
  } catch {
    return [];
  }
}

/** Keeps a pack; one of the same name gives way. */
export function keepPack(game: LoadedGame, pack: Pick<AnyPack, 'title' | 'rules'>): readonly AnyPack[] {
  const written = writePack(game, pack);
  const title = readPack(game, written)?.title;
  const others = stored().filter(one => readPack(game, one)?.title !== title);
  localStorage.setItem(STORE, JSON.stringify([...others, written]));
  return ownPacks(game);
}

export function dropPack(game: LoadedGame, { title }: Pick<AnyPack, 'title'>): readonly AnyPack[] {
  localStorage.setItem(STORE, JSON.stringify(stored().filter(one => readPack(game, one)?.title !== title)));
  return ownPacks(game);
}
