import { Command, Option } from 'commander';
import { exitWith } from '../exit.ts';
import { countOf } from '../numbers.ts';
import { eraOf, rangeOf } from '../units/range.ts';
import type { SearchOptions } from '../units/search.ts';

export const unitsSearchCommand = (): Command =>
  new Command('search')
    .description('find units by name and by what is on their cards')
    .argument('[words...]', 'parts of the name, or filters such as kind:mech')
    .option('--kind <kind>', 'such as mech, vehicle, battle-armor, dropship, or a type code such as BM')
    .option('--role <role>', 'such as sniper or missile-boat')
    .option('--specials <codes>', 'abilities it must have, separated by commas: IF, or IF2')
    .option('--size <range>', 'a number, or a range such as 2-3, 3- or -2', rangeOf)
    .option('--points <range>', 'point value', rangeOf)
    .option('--bv <range>', 'Battle Value', rangeOf)
    .option('--cost <range>', 'price in C-bills', rangeOf)
    .option('--tech <base>', 'inner-sphere, clan or mixed')
    .option('--subtype <word>', 'how it moves, such as vtol or quad, or omni')
    .option('--faction <name>', 'whoever is to have it, such as clan or inner-sphere')
    .option('--source <title>', 'part of the title of the book that it is from')
    .option('--level <word>', 'level of rules that its file states')
    .option('--era <name>', 'age in which it appeared: jihad, up to it -jihad, from it on jihad-', eraOf)
    .option('--year <range>', 'when it first appeared, such as -3049', rangeOf)
    .option('--tons <range>', 'mass', rangeOf)
    .option('--tmm <range>', 'target movement modifier', rangeOf)
    .option('--move <range>', 'longest move in inches', rangeOf)
    .option('--jump <range>', 'longest jump in inches', rangeOf)
    .option('--short <range>', 'damage at short range', rangeOf)
    .option('--medium <range>', 'damage at medium range', rangeOf)
    .option('--long <range>', 'damage at long range', rangeOf)
    .option('--extreme <range>', 'damage at extreme range', rangeOf)
    .option('--overheat <range>', 'overheat value', rangeOf)
    .option('--armor <range>', 'armor', rangeOf)
    .option('--structure <range>', 'structure', rangeOf)
    .addOption(new Option('--sort <by>', 'order of the list').choices(['name', 'points', 'size', 'year', 'bv', 'cost']).default('name'))
    .option('--limit <n>', 'show so many at most', countOf)
    .addOption(new Option('--edition <name>', 'edition of the conversion rules').choices(['current', 'companion']).default('current'))
    .addOption(new Option('--format <name>', 'how to print them').choices(['table', 'tsv', 'json']).default('table'))
    .addHelpText(
      'after',
      '\nExamples:\n  sortie units search griffin\n  sortie units search kind:vehicle points:20-30 era:-jihad\n  sortie units search --kind vehicle --points 20-30 --sort points\n  sortie units search --specials ECM,C3M --long 2- --format json',
    )
    .action(exitWith(find));

async function find(words: readonly string[], options: SearchOptions): Promise<number> {
  const { search } = await import('../units/search.ts');
  return search(words, options);
}
