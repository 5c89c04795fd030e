import { sure } from '@sortie/kernel';
import { engineTons, freeSinks, needsNoAir } from '@sortie/roster';
import type { Scales } from '../questions.ts';
import { MANUAL, type Rule } from '../rule.ts';
import { isFighter } from '../subject.ts';
import { isPowered } from './common.ts';
import { partOf } from './part.ts';

const COCKPITS: Readonly<Record<string, number>> = { Small: 2, Primitive: 5, 'Command Console': 6 };

const part = partOf(isFighter);

const isConventional = ({ subject }: Scales): boolean => subject.unit.kind === 'conventional-fighter';

export const FIGHTER_WEIGHT: readonly Rule[] = [
  {
    id: 'HOUSE-tons-fighter-engine',
    cite: MANUAL,
    adds: {
      mass: part('engine', scales => {
        const { engine } = scales.subject.unit;
        const bare = engine && engineTons(engine);
        return bare !== undefined && isConventional(scales) && needsNoAir(sure(engine, 'the engine').type)
          ? scales.round(bare * 1.5)
          : bare;
      }),
    },
  },
  {
    id: 'HOUSE-tons-fighter-cockpit',
    cite: MANUAL,
    adds: {
      mass: part('cockpit', scales =>
        isConventional(scales) ? scales.round(scales.subject.unit.tons / 10) : (COCKPITS[scales.subject.unit.cockpit ?? ''] ?? 3),
      ),
    },
  },
  {
    id: 'HOUSE-tons-fighter-lift',
    cite: MANUAL,
    adds: { mass: part('vertical landing gear', ({ subject: { unit }, round }) => (unit.craft?.vstol ? round(unit.tons / 20) : 0)) },
  },
  {
    id: 'HOUSE-tons-fuel',
    cite: MANUAL,
    adds: { mass: part('fuel', scales => scales.round((scales.subject.unit.craft?.fuel ?? 0) / (isConventional(scales) ? 160 : 80))) },
  },
  {
    id: 'HOUSE-tons-fighter-heat-sinks',
    cite: MANUAL,
    adds: {
      mass: part('heat sinks', scales => {
        const { unit, weapons } = scales.subject;
        const free = freeSinks(unit.engine?.type ?? 'None');
        if (isConventional(scales)) return Math.max(0, weapons.filter(isPowered).reduce((heat, { item }) => heat + item.heat, 0) - free);
        return Math.max(0, (unit.heatSinks?.count ?? 0) - free);
      }),
    },
  },
];
