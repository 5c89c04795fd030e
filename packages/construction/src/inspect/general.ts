import type { Kind } from '@sortie/roster';
import { errata, MANUAL, type Rule } from '../rule.ts';
import { called, isAerospace, isFighter, isMech, type Subject, total } from '../subject.ts';
import { unweighed } from '../weight/common.ts';
import { scalesFor } from '../weight/scales.ts';

const OTHERS: Readonly<Record<string, string>> = { 'inner-sphere': 'Clan', clan: 'Inner Sphere' };

/** Kinds that are weighed whole; suits are weighed one by one. */
const WHOLE: ReadonlySet<Kind> = new Set(['mech', 'vehicle', 'support-vehicle', 'fighter', 'conventional-fighter']);

const isForeign = ({ unit }: Subject, maker: string): boolean => maker !== 'all' && maker !== unit.tech.base;

/** A gram of tolerance for sums of decimals. */
const GRAIN = 0.001;

export const GENERAL_DESIGN: readonly Rule[] = [
  {
    id: 'HOUSE-design-weight',
    cite: MANUAL,
    faults: (subject, book) => {
      const { unit } = subject;
      // Nobody has the weights of superheavy vehicles for certain.
      if (!WHOLE.has(unit.kind) || unit.build?.superheavy || unweighed(subject).length > 0) return [];
      // Nor is the chassis of a support vehicle told without its rating.
      if (unit.kind === 'support-vehicle' && unit.build?.structuralRating === undefined) return [];
      const mass = book.ask('mass', scalesFor(subject)).total;
      if (mass <= unit.tons + GRAIN) return [];
      return [{ problem: `weighs ${round(mass)} tons, ${round(mass - unit.tons)} more than its ${unit.tons}` }];
    },
  },
  {
    id: 'HOUSE-design-tech-base',
    cite: MANUAL,
    faults: subject => {
      const { unit } = subject;
      if (unit.tech.mixed || !(isMech(subject) || unit.kind === 'vehicle' || isFighter(subject))) return [];
      const foreign = subject.fittings.find(
        ({ mount, item }) => item.kind !== 'sidearm' && !mount.builtIn && isForeign(subject, item.tech),
      );
      return foreign ? [{ problem: `carries ${called(foreign)}, which is ${OTHERS[unit.tech.base]} technology` }] : [];
    },
  },
  {
    id: 'HOUSE-design-fighter-armor',
    cite: MANUAL,
    faults: subject => {
      if (!isFighter(subject)) return [];
      const most = subject.unit.tons * (subject.unit.kind === 'fighter' ? 8 : 1);
      const points = total(subject.unit.armor.front);
      return points > most ? [{ problem: `has ${points} points of armor; ${most} is the most` }] : [];
    },
  },
  {
    id: 'TOE-booby-trap-location',
    cite: errata(296),
    faults: subject => {
      const place = isMech(subject) ? 'CT' : isAerospace(subject) ? 'AFT' : 'BD';
      return subject.gear
        .filter(({ item, mount }) => item.traits.has('booby-trap') && mount.at !== place)
        .map(({ mount }) => ({ problem: `has a booby trap at ${mount.at}; it belongs to the engine, at ${place}`, at: mount.at }));
    },
  },
];

const round = (tons: number): number => Math.round(tons * 1000) / 1000;
