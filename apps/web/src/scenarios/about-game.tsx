import { favoured, measured } from '@sortie/games';
import { shownBy } from '@sortie/kernel';
import type { LoadedGame } from '../games-registry.ts';
import { tn, useT } from '../i18n/index.ts';

type Scenario = LoadedGame['scenarios'][number];

/** What a ready game teaches, how long it takes and how even it is. */
export function AboutGame({ game, scenario }: { readonly game: LoadedGame; readonly scenario: Scenario }) {
  const t = useT();
  const figures = measured(game.ruleset.id, scenario.id);
  const seat = figures && favoured(figures);
  const shows = shownBy(game.packs, scenario).map(({ title }) => t(title));
  const parts = [
    ...(shows.length > 0 ? [t('Shows: {packs}', { packs: shows.join(', ') })] : []),
    ...(figures ? [tn('About {n} turn', 'About {n} turns', figures.turns)] : []),
    ...(figures ? [seat === undefined ? t('Even') : t('Favours {side}', { side: t(scenario.roles[seat] ?? '') })] : []),
  ];
  return parts.length === 0 ? null : <span className="quiet small ready-about">{parts.join(' · ')}</span>;
}
