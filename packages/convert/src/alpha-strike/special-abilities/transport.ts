import type { RuleId } from '@sortie/kernel';
import type { Bay } from '@sortie/roster';
import { page, READING } from '../rule.ts';
import { isFighter, isLargeCraft, type Subject } from '../subject.ts';
import type { Grants } from './grants.ts';
import { type SpecialRule, trait } from './rules.ts';

interface BayKind {
  readonly code: string;
  readonly rule: RuleId;
  readonly doors: boolean;
  /** Counts as a base for repairs. */
  readonly base?: true;
}

const BAYS: Readonly<Record<string, BayKind>> = {
  asfbay: { code: 'AT', rule: 'ASC-sua-assign-at-door', doors: true, base: true },
  artsasfbay: { code: 'AT', rule: 'ASC-sua-assign-at-door', doors: true, base: true },
  smallcraftbay: { code: 'ST', rule: 'ASC-sua-assign-st', doors: true, base: true },
  artssmallcraftbay: { code: 'ST', rule: 'ASC-sua-assign-st', doors: true, base: true },
  mekbay: { code: 'MT', rule: 'ASC-sua-assign-mt', doors: true, base: true },
  mechbay: { code: 'MT', rule: 'ASC-sua-assign-mt', doors: true, base: true },
  lightvehiclebay: { code: 'VTM', rule: 'ASC-sua-assign-vtm', doors: true, base: true },
  heavyvehiclebay: { code: 'VTH', rule: 'ASC-sua-assign-vth', doors: true, base: true },
  superheavyvehiclebay: { code: 'VTS', rule: 'ASC-sua-assign-vts', doors: true, base: true },
  protomekbay: { code: 'PT', rule: 'ASC-sua-assign-pt', doors: true, base: true },
  protomechbay: { code: 'PT', rule: 'ASC-sua-assign-pt', doors: true, base: true },
  cargobay: { code: 'CT', rule: 'ASC-sua-assign-ct', doors: true },
  liquidcargobay: { code: 'CT', rule: 'ASC-sua-assign-ct', doors: true },
  insulatedcargobay: { code: 'CT', rule: 'ASC-sua-assign-ct', doors: true },
  refrigeratedcargobay: { code: 'CT', rule: 'ASC-sua-assign-ct', doors: true },
  livestockcargobay: { code: 'CT', rule: 'ASC-sua-assign-ct', doors: true },
  infantrybay: { code: 'IT', rule: 'ASC-sua-assign-it', doors: false },
  battlearmorbay: { code: 'IT', rule: 'ASC-sua-assign-it', doors: false },
  troopspace: { code: 'IT', rule: 'ASC-sua-assign-it', doors: false },
  dockingcollar: { code: 'DT', rule: 'ASC-sua-assign-dt', doors: false },
};

const PLATOON_TONS: Readonly<Record<string, number>> = { foot: 5, jump: 6, motorized: 7, mechanized: 8 };

/** Tons that a bay keeps for a squad of battle armor. */
const SQUAD_TONS = 12;

function bayAmount(bay: Bay): number {
  if (bay.type === 'dockingcollar') return 1;
  if (bay.type === 'infantrybay') return bay.size * (PLATOON_TONS[(bay.extra ?? '').split(':')[0]?.toLowerCase() ?? ''] ?? 5);
  if (bay.type === 'battlearmorbay') return bay.size * SQUAD_TONS;
  return bay.size;
}

function grantBay(grants: Grants, subject: Subject, bay: Bay): void {
  const kind = BAYS[bay.type];
  if (/repair/.test(bay.type)) grants.flag('MFB', 'ASC-sua-assign-mfb', bay.type);
  if (!kind) return;
  subject.work.speaks('ASC-sua-assign-at-door');
  grants.add(kind.code, kind.rule, bayAmount(bay), bay.type);
  if (kind.doors && bay.doors > 0 && isLargeCraft(subject.type)) grants.doors(kind.code, bay.doors, kind.code === 'CT');
  if (kind.base) grants.flag('MFB', 'ASC-sua-assign-mfb', bay.type);
}

/** Flight decks and helipads serve the aircraft a unit carries. */
function deckRule(bay: string, mark: 'decks' | 'pads', code: string, [on, id]: readonly [on: RuleId, id: RuleId]): SpecialRule {
  return {
    id,
    cite: page(117),
    covers: [on],
    whole: (grants, { unit }) => {
      const count = (unit.bays ?? []).filter(({ type }) => type === bay).length;
      if (count === 0) return;
      grants.flag(code, id);
      grants.mark('AT', mark, count);
    },
  };
}

export const TRANSPORT_RULES: readonly SpecialRule[] = [
  {
    id: 'ASC-sua-assign-at-door',
    cite: page(117),
    covers: [
      'ASC-sua-assign-st',
      'ASC-sua-assign-st-shared',
      'ASC-sua-assign-at-shared-small-craft',
      'ASC-sua-assign-mt',
      'ASC-sua-assign-vtm',
      'ASC-sua-assign-vth',
      'ASC-sua-assign-vts',
      'ASC-sua-assign-pt',
      'ASC-sua-assign-it',
      'ASC-sua-assign-dt',
      'ASC-sua-assign-door',
      'ASC-sua-assign-cargo-doors',
      'ASC-sua-assign-ct',
    ],
    whole: (grants, subject) => {
      if (isFighter(subject.type)) return;
      for (const bay of subject.unit.bays ?? []) grantBay(grants, subject, bay);
    },
  },
  deckRule('flightdeck', 'decks', 'FD', ['ASC-sua-assign-at-flight-deck', 'ASC-sua-assign-fd']),
  deckRule('helipad', 'pads', 'HELI', ['ASC-sua-assign-at-helipad', 'ASC-sua-assign-heli']),
  {
    id: 'ASC-sua-assign-mfb',
    cite: page(126),
    item: trait('mobile-field-base'),
    grant: (grants, { item }) => grants.flag('MFB', 'ASC-sua-assign-mfb', item.name),
  },
  { id: 'HOUSE-as-mfb-count', cite: READING, last: grants => grants.tally('MFB') },
  {
    id: 'ASC-sua-assign-ck',
    cite: page(121),
    item: trait('cargo'),
    grant: (grants, { item, mount }, { type }) => {
      if (!isFighter(type)) grants.add('CT', 'ASC-sua-assign-ct', /Container/.test(item.id) ? 10 : (mount.size ?? 1), item.name);
    },
    last: (grants, subject) => {
      const tons = grants.number('CT');
      if (tons < 1000) return;
      const doors = (subject.unit.bays ?? []).filter(bay => BAYS[bay.type]?.code === 'CT').reduce((sum, bay) => sum + bay.doors, 0);
      grants.remove('CT');
      grants.add('CK', 'ASC-sua-assign-ck', tons / 1000);
      if (isLargeCraft(subject.type) && doors > 0) grants.doors('CK', doors, true);
    },
  },
  {
    id: 'HOUSE-as-cargo-whole',
    cite: READING,
    last: (grants, subject) => {
      grants.hyphenate();
      grants.round('CK');
      if (isLargeCraft(subject.type)) grants.round('CT');
    },
  },
  {
    id: 'HOUSE-as-no-suit-bays',
    cite: READING,
    last: (grants, { unit }) => {
      const suits = (unit.bays ?? []).filter(bay => bay.type === 'battlearmorbay').reduce((sum, bay) => sum + bay.size * SQUAD_TONS, 0);
      if (suits === 0) return;
      if (grants.number('IT') > suits) grants.add('IT', 'HOUSE-as-no-suit-bays', -suits);
      else grants.remove('IT');
    },
  },
];
