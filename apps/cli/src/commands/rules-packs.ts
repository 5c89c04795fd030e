import type { Shape } from '@sortie/kernel';
import { packed } from '@sortie/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { exitWith } from '../exit.ts';
import { allGames, gameNamed, gameNames } from '../games.ts';
import type { AnyOffer, Offer } from '../offer.ts';
import { OK, refuse, say, sayJson, wrap } from '../say.ts';

export const rulesPacksCommand = (): Command =>
  new Command('packs')
    .description('the packs of optional rules that each game has')
    .argument('[game]', 'such as classic; all of them if not given')
    .option('--json', 'for programs, with the ids of the rules')
    .addHelpText('after', '\nExamples:\n  sortie rules packs classic\n  sortie simulate classic --pack artillery --games 10')
    .action(exitWith(run));

interface Listed {
  readonly game: string;
  readonly pack: string;
  readonly title: string;
  readonly summary: string;
  /** Whether it is a whole way to play, or is added to one. */
  readonly whole: boolean;
  /** Ids of the rules that it brings, with what they need. */
  readonly rules: readonly string[];
}

function packsOf<G extends Shape>({ game: { ruleset, packs } }: Offer<G>): readonly Listed[] {
  const usual = Object.values(ruleset.editions)[0] ?? [];
  return packs.map(pack => ({
    game: ruleset.id,
    pack: pack.id,
    title: pack.title,
    summary: pack.summary,
    whole: pack.edition !== undefined,
    rules: packed(ruleset, usual, pack).filter(id => !usual.includes(id)),
  }));
}

async function run(id: string | undefined, options: { readonly json?: true }): Promise<number> {
  const one = id === undefined ? undefined : await gameNamed(id);
  if (id !== undefined && !one) return refuse(`there is no game ${id}`, `The games are:\n${gameNames()}`);
  const all = (one ? [one] : await allGames()).flatMap((known: AnyOffer) => known.use(packsOf));
  if (options.json) sayJson(all);
  else
    for (const { game, pack, title, summary, rules } of all) {
      say(`${game}  ${pc.bold(pack)}: ${title} (${rules.length} optional rules)`);
      say(wrap(summary, 4));
    }
  return OK;
}
