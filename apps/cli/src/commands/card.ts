import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { skillOf } from '../numbers.ts';
import { withPaper } from '../units/paper.ts';
import type { CardOptions } from '../units/show-card.ts';

export const cardCommand = (): Command =>
  withPaper(
    new Command('card')
      .description('draw the Alpha Strike card of a unit')
      .argument('<unit...>', 'its name, its designation, or its file')
      .option('--pdf', 'a PDF instead of an SVG')
      .option('--skill <n>', 'skill of the crew, from 0 to 8; the price follows', skillOf, 4)
      .option('--pilot <name>', 'who drives it'),
  )
    .addHelpText(
      'after',
      '\nWithout --out the card goes to the standard output.' +
        '\n\nExamples:\n  sortie card GRF-1N > griffin.svg\n  sortie card "Timber Wolf Prime" --skill 3 --pilot Natasha --out wolf.pdf' +
        '\n  sortie card my-tank.blk --pdf --per-page 1 --paper letter --ink-saving --out tank.pdf',
    )
    .action(exitWith(show));

async function show(words: readonly string[], options: CardOptions): Promise<number> {
  const { showCard } = await import('../units/show-card.ts');
  return showCard(words.join(' '), options);
}
