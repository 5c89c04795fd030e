import { page, type RuleHead, voicesIn } from '../rule.ts';
import { isAerospace, isLargeCraft, type Subject } from '../subject.ts';
import type { Gun } from './gun.ts';

export interface CountingRule extends RuleHead {
  /** Whether a weapon adds to the standard attack. */
  readonly counts: (subject: Subject, gun: Gun) => boolean | undefined;
}

const isCannon = (gun: Gun): boolean => gun.weapon.ammo.endsWith('_CANNON');

const CLASSES = ['CAP', 'SCAP', 'MSL'] as const;

export const COUNTING_RULES: readonly CountingRule[] = [
  {
    id: 'ASC-conv-weap-note-torpedo',
    cite: page(107),
    counts: (_, gun) => (gun.row.notes.has('TOR') ? false : undefined),
  },
  {
    id: 'ASC-conv-weap-artillery-cannon-aero',
    cite: page(100),
    covers: ['ASC-conv-weap-artillery-excluded', 'ASC-conv-weap-note-artcannon', 'ASC-conv-weap-note-art-cannon-aero-table'],
    counts: (subject, gun) => (isCannon(gun) ? isAerospace(subject) : undefined),
  },
  {
    id: 'ASC-sua-assign-sds-eligibility',
    cite: page(131),
    counts: ({ type }, gun) => (!isLargeCraft(type) && CLASSES.some(name => gun.row.notes.has(name)) ? false : undefined),
  },
  {
    id: 'ASC-conv-weap-standard-attack-scope',
    cite: page(98),
    covers: [
      'ASC-conv-weap-sum-by-bracket',
      'ASC-conv-weap-physical-excluded',
      'ASC-conv-weap-non-weapon-items',
      'ASC-conv-weap-unlisted-ignored',
      'ASC-conv-weap-notes-qualify-only',
    ],
    counts: () => true,
  },
];

const countVoices = voicesIn<CountingRule, 'counts'>('counts');

export function isStandard(subject: Subject, gun: Gun): boolean {
  for (const { id, run } of countVoices(subject.book.counting)) {
    const counts = run(subject, gun);
    if (counts === undefined) continue;
    subject.work.speaks(id);
    return counts;
  }
  return false;
}
