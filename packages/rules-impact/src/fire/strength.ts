import type { Rule, RuleId } from '@sortie/kernel';
import type { Impact, Shot } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { core, reading } from '../rule.ts';
import { isBunker } from '../terrain/chart.ts';
import { improvedCover, terrainCover } from '../terrain/cover.ts';
import { TRACKS } from '../units/types.ts';
import { is, shieldOf } from '../units/unit.ts';

type R = Rule<Impact>;
type Modifier = (shot: Shot) => number | undefined;

const modifier = (id: RuleId, strength: Modifier, covers: readonly RuleId[] = []): R => core(id, { covers, adds: { strength } });

/** Somebody fires, as opposed to something blowing up. An explosion is never beside anybody, shaky or out of command. */
const fired = ({ how }: Shot): boolean => how !== 'blast' && how !== 'hazard';
/** The same, for what looks at who fires. */
const shooter = (shot: Shot): shot is Shot & { readonly attacker: Unit } => fired(shot) && shot.attacker !== null;
const when = (holds: boolean, value: number): number | undefined => (holds ? value : undefined);

export const strengthCalculation: R = {
  id: 'MAAS-9.3.2-strength-calculation',
  cite: '9.3.2',
  kind: 'core',
  covers: ['MAAS-4.2.2-attack-track'],
  base: { strength: ({ printed }) => printed },
};

const shield = modifier('MAAS-9.3.2-mod-shield', ({ target }) => when((shieldOf(target) ?? 0) > 0, -(shieldOf(target) ?? 0)), [
  'MAAS-9.2-shield',
  'MAAS-4.2.3-shield-track',
]);

const cover = (id: RuleId, terrain: string, covers?: readonly RuleId[]): R =>
  modifier(
    id,
    shot =>
      shot.cover.terrain === terrain && !isBunker(shot.cover.work ?? undefined) && terrainCover(shot.cover) !== 0
        ? terrainCover(shot.cover)
        : undefined,
    covers,
  );

/** A level above counts for who stands there; a flier has only air around him. */
const levels: readonly R[] = [
  modifier('MAAS-9.3.2-mod-target-higher', shot =>
    when(shooter(shot) && !shot.indirect && !shot.target.aloft && shot.target.level > shot.attacker.level, -1),
  ),
  modifier('MAAS-9.3.2-mod-target-below', shot => when(shooter(shot) && shot.target.level < shot.attacker.level, 1)),
];

const attenuation = modifier('MAAS-9.3.2-mod-attenuation', shot => {
  const steps = fired(shot) ? Math.floor(shot.range / shot.interval) : 0;
  return when(steps > 0, -steps);
});

export const strengthRules: readonly R[] = [
  strengthCalculation,
  shield,
  modifier(
    'MAAS-9.3.2-mod-painted',
    ({ target, shaky, how }) => (target.paint && !shaky && how !== 'blast' && how !== 'hazard' ? target.paint.bonus : undefined),
    ['MAAS-3.7-painted-bonus'],
  ),
  modifier('MAAS-9.3.2-mod-reaction', ({ how }) => when(how === 'reaction', -2), ['MAAS-9.5-reaction-penalty']),
  ...levels,
  modifier('MAAS-9.3.2-mod-bunker', shot => when(isBunker(shot.cover.work ?? undefined), terrainCover(shot.cover)), [
    'MAAS-3.6-bunker',
    'MAAS-comp-tec-bunker-and-cp',
  ]),
  cover('MAAS-9.3.2-mod-building', 'building', ['MAAS-2.3.3-building', 'MAAS-comp-tec-building']),
  cover('MAAS-9.3.2-mod-woods', 'woods', ['MAAS-2.3.2-woods', 'MAAS-comp-tec-woods']),
  cover('MAAS-9.3.2-mod-marsh', 'marsh', ['MAAS-2.3.4-marsh', 'MAAS-comp-tec-marsh']),
  cover('MAAS-2.3.8-rubble-modifier', 'rubble', ['MAAS-comp-tec-rubble']),
  cover('MAAS-comp-tec-water', 'water'),
  modifier('MAAS-3.6-improved-position', shot => when(improvedCover(shot.cover) !== 0, improvedCover(shot.cover)), [
    'MAAS-comp-tec-improved-position',
  ]),
  modifier('MAAS-9.3.2-mod-shocked', shot => when(shot.shaky, -2)),
  modifier('MAAS-9.3.2-mod-indirect', ({ indirect }) => when(indirect, -5)),
  modifier('MAAS-9.3.2-mod-spillover', ({ spill }) => when(spill === 'direct', -5)),
  modifier('MAAS-9.3.2-mod-rapid-fire', ({ how }) => when(how === 'rapid', -1)),
  modifier('MAAS-9.3.2-mod-assault', ({ how }) => when(how === 'assault', -2)),
  modifier('MAAS-9.3.2-mod-targeted', ({ how }) => when(how === 'targeted', -2)),
  attenuation,
  modifier('MAAS-9.3.2-mod-out-of-command', shot => when(!shot.inCommand, -1)),
  modifier('MAAS-9.3.2-mod-adjacent', shot => when(shot.adjacent, 1)),
  modifier('MAAS-9.3.2-mod-boost', ({ boosted }) => when(boosted, -1)),
  {
    id: 'MAAS-2.3.2-woods-splinters',
    cite: '2.3.2',
    kind: 'core',
    adds: { strength: shot => when(splinters(shot), 1) },
    waives: { strength: shot => (splinters(shot) ? ['MAAS-9.3.2-mod-woods'] : undefined) },
  },
  {
    id: 'MAAS-4.3-special-rules-box',
    cite: '4.3',
    kind: 'core',
    covers: ['MAAS-12.1s-sniper-attenuation', 'MAAS-comp-stat-tracks'],
    base: { interval: ({ unit }) => (unit.card ? TRACKS[unit.card.type].attenuation : 10) },
  },
  modifier('MAAS-12.1s-sniper-close', shot => when(shooter(shot) && is(shot.attacker, 'sniper') && shot.range <= 5, -2)),
  modifier(
    'MAAS-12.4-jack-knife-triple',
    shot => when(shooter(shot) && shot.adjacent && is(shot.attacker, 'jack-knife'), 2 * shot.printed),
    ['MAAS-3.1.10-jack-knife'],
  ),
];

const COVERS = [
  'MAAS-9.3.2-mod-shield',
  'MAAS-9.3.2-mod-bunker',
  'MAAS-9.3.2-mod-building',
  'MAAS-9.3.2-mod-woods',
  'MAAS-9.3.2-mod-marsh',
  'MAAS-2.3.8-rubble-modifier',
  'MAAS-3.6-improved-position',
  'MAAS-2.3.2-woods-splinters',
] as const;

const farFromKnife = ({ attacker, adjacent }: Shot): boolean => attacker !== null && is(attacker, 'jack-knife') && !adjacent;

export const strengthReadings: readonly R[] = [
  // Painting as one of two rapid shots costs the other only the −1 of rapid fire.
  reading(15, 'rapid-paint', '9.7', {
    waives: { strength: ({ how }) => (how === 'targeted' ? ['MAAS-9.3.2-mod-targeted'] : undefined) },
    adds: { strength: ({ how }) => when(how === 'targeted', -1) },
  }),
  reading(16, 'spillover-always', '9.3.2', { adds: { strength: ({ spill }) => when(spill === 'indirect', -5) } }),
  reading(47, 'always-triple', '12.4', { adds: { strength: shot => when(farFromKnife(shot), 2 * shot.printed) } }),
  reading(58, 'raw-blasts', '14.4.2', { waives: { strength: ({ how }) => (how === 'blast' ? COVERS : undefined) } }),
];

const splinters = ({ how, target, cover: { terrain, work } }: Shot): boolean =>
  how === 'blast' && target.kind === 'unarmored' && terrain === 'woods' && !isBunker(work ?? undefined);
