import { formatDate } from '../i18n/format.ts';
import { t } from '../i18n/index.ts';
import type { Evening } from './document.ts';
import { conditionOf, lineOf } from './words.ts';

/** The evening as a text that people read: who came, what is left of whom, and what happened turn by turn. */
export function reportOf(evening: Evening, at: number): string {
  const { title, players, units, told, winner } = evening;
  const sides = players.flatMap(player => {
    const own = units.filter(unit => unit.owner === player);
    return [`## ${player}`, '', ...own.map(unit => `- ${unit.name}: ${conditionOf(unit)}`), ''];
  });
  const lines: string[] = [];
  let last = 0;
  for (const { entry, turn } of told) {
    const line = lineOf(entry, evening);
    if (line === undefined) continue;
    if (turn !== last) lines.push('', `### ${t('Turn {n}', { n: turn })}`, '');
    last = turn;
    lines.push(`- ${line}`);
  }
  const result = winner === undefined ? [] : [winner === '' ? t('The evening ends in a draw') : t('{player} wins', { player: winner }), ''];
  return [`# ${title}`, '', formatDate(at), '', ...result, ...sides, `## ${t('What happened')}`, ...lines, ''].join('\n');
}

/** The same for programs: what is left of every unit, and every entry. */
export const recordOf = (evening: Evening): string =>
  JSON.stringify({
    format: 'sortie-evening',
    version: 1,
    title: evening.title,
    system: evening.system,
    turns: evening.turn,
    ...(evening.winner !== undefined && { winner: evening.winner }),
    units: evening.units.map(({ unit, owner, skill, marked, hot, lost, tracks }) => ({
      unit,
      owner,
      skill,
      marked,
      heat: hot,
      lost,
      tracks,
    })),
    entries: evening.told.map(({ entry }) => entry),
  });
