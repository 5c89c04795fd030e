import { TRAINING } from '@sortie/roster';
import { tmmOf } from '../movement/movement.ts';
import { page, READING } from '../rule.ts';
import { isAerospace, isFighter, isInfantry, isLargeCraft, type Subject } from '../subject.ts';
import { gear, type SpecialRule, trait, whole } from './rules.ts';

const DIGGERS = /^(Backhoe|Bulldozer|Heavy-Duty Pile Driver|MiningDrill|Rock Cutter|IS Wrecking Ball|Wrecking Ball)$/;

const isSealed = (subject: Subject): boolean => subject.has('environmental-sealing');

const burnsFuel = ({ unit }: Subject): boolean => unit.engine?.type === 'ICE' || unit.engine?.type === 'Steam';

/** At home on the water or under it. */
const AFLOAT: ReadonlySet<string> = new Set(['naval', 'submarine', 'hydrofoil']);

/** Engines that need no air: fusion of all kinds, fission and fuel cells. */
const AIRLESS: ReadonlySet<string> = new Set(['Fusion', 'XL', 'XXL', 'Light', 'Compact', 'Fission', 'Fuel Cell']);

const needsFireControl = ({ type }: Subject): boolean => type === 'IM' || type === 'SV';

/** Melee weapons, tools, engines and what is done to a chassis. */
export const MACHINE_RULES: readonly SpecialRule[] = [
  {
    id: 'ASC-sua-assign-mel',
    cite: page(126),
    item: item =>
      item.kind === 'equipment' &&
      ((item.traits.has('club') && !/^(Limb|Tree|Girder) Club$/.test(item.id)) ||
        trait('spikes', 'talon', 'hand-weapon', 'protomek-melee')(item)),
    grant: (grants, { item }) => grants.flag('MEL', 'ASC-sua-assign-mel', item.name),
  },
  {
    id: 'ASC-sua-assign-saw',
    cite: page(130),
    item: item => /^(Chainsaw|Dual Saw|Retractable Blade)$/.test(item.id),
    grant: (grants, { item }, { type }) => {
      if (!isInfantry(type)) grants.flag('SAW', 'ASC-sua-assign-saw', item.name);
    },
  },
  {
    id: 'ASC-sua-assign-eng',
    cite: page(122),
    item: item => DIGGERS.test(item.id),
    grant: (grants, { item }) => grants.flag('ENG', 'ASC-sua-assign-eng', item.name),
  },
  gear('brid', 119, ['light-bridge-layer', 'medium-bridge-layer', 'heavy-bridge-layer'], ['BRID']),
  {
    id: 'ASC-sua-assign-bt',
    cite: page(121),
    item: trait('booby-trap'),
    grant: (grants, { item }, { type }) => {
      if (type !== 'PM' && !isInfantry(type)) grants.flag('BT', 'ASC-sua-assign-bt', item.name);
    },
  },
  {
    id: 'ASC-sua-assign-tsm',
    cite: page(133),
    item: item => item.traits.has('tsm') && !item.traits.has('prototype'),
    grant: (grants, { item }) => grants.flag('TSM', 'ASC-sua-assign-tsm', item.name),
  },
  {
    id: 'ASC-sua-assign-tsmx',
    cite: page(129),
    item: item => item.traits.has('tsm') && item.traits.has('prototype'),
    grant: (grants, { item }) => grants.flag('TSMX', 'ASC-sua-assign-tsmx', item.name),
  },
  gear('i-tsm', 124, ['industrial-tsm'], ['I-TSM']),
  gear('rhs', 129, ['radical-heatsink'], ['RHS']),
  gear('ecs', 130, ['emergency-coolant-system'], ['ECS']),
  whole('ee', 122, 'EE', subject => burnsFuel(subject) && !isLargeCraft(subject.type)),
  whole('fc', 122, 'FC', ({ unit, type }) => unit.engine?.type === 'Fuel Cell' && !isLargeCraft(type)),
  {
    id: 'ASC-sua-assign-afc',
    cite: page(117),
    item: trait('advanced-firecontrol'),
    grant: (grants, { item }, subject) => {
      if (needsFireControl(subject)) grants.flag('AFC', 'ASC-sua-assign-afc', item.name);
    },
    whole: (grants, { type, unit }) => {
      if (type === 'IM' && !/^(Primitive )?Industrial$/i.test(unit.cockpit ?? '')) grants.flag('AFC', 'ASC-sua-assign-afc', 'cockpit');
    },
  },
  {
    id: 'ASC-sua-assign-bfc',
    cite: page(118),
    item: trait('basic-firecontrol'),
    grant: (grants, { item }, subject) => {
      if (needsFireControl(subject)) grants.flag('BFC', 'ASC-sua-assign-bfc', item.name);
    },
    whole: (grants, { type, unit }) => {
      if (type === 'IM' && /^(Primitive )?Industrial$/i.test(unit.cockpit ?? '')) grants.flag('BFC', 'ASC-sua-assign-bfc', 'cockpit');
    },
  },
  whole('dn', 121, 'DN', ({ unit }) => unit.cockpit === 'Interface' && unit.kind === 'mech'),
  whole('vr', 133, 'VR', ({ unit }) => /Virtual Reality/i.test(unit.cockpit ?? '')),
  gear('dro', 121, ['drone-operating-system'], ['DRO']),
  {
    id: 'ASC-sua-assign-rbt',
    cite: page(130),
    item: trait('srcs', 'sasrcs', 'caspar', 'casparii'),
    grant: (grants, { item }) => {
      grants.flag('RBT', 'ASC-sua-assign-rbt', item.name);
      if (item.traits.has('sasrcs')) grants.flag('ECM', 'ASC-sua-assign-ecm', item.name);
    },
  },
  gear('sdcs', 131, ['caspar'], ['SDCS']),
  gear('jam', 131, ['sds-jammer'], ['JAM']),
  {
    id: 'ASC-sua-assign-dcc',
    cite: page(121),
    item: trait('remote-drone-command-console', 'drone-carrier-control'),
    grant: (grants, { item, mount }) => grants.add('DCC', 'ASC-sua-assign-dcc', mount.size ?? 1, item.name),
  },
  {
    id: 'ASC-sua-assign-atac',
    cite: page(117),
    item: trait('atac'),
    grant: (grants, { item, mount }) => grants.add('ATAC', 'ASC-sua-assign-atac', mount.size ?? 1, item.name),
  },
  {
    id: 'ASC-sua-assign-seal',
    cite: page(122),
    whole: (grants, subject) => {
      const suits = subject.type === 'BA' && !subject.unit.squad?.exoskeleton;
      const built = subject.type === 'BM' || subject.type === 'PM' || subject.type === 'AF' || isLargeCraft(subject.type) || suits;
      if (!built && isSealed(subject)) grants.flag('SEAL', 'ASC-sua-assign-seal');
    },
  },
  {
    id: 'ASC-sua-assign-soa',
    cite: page(131),
    item: trait('space-adaptation'),
    grant: (grants, { item }) => grants.flag('SOA', 'ASC-sua-assign-soa', item.name),
    whole: (grants, subject) => {
      const { engine, platoon } = subject.unit;
      if (needsFireControl(subject) && isSealed(subject) && AIRLESS.has(engine?.type ?? 'None')) grants.flag('SOA', 'ASC-sua-assign-soa');
      if (platoon?.spacesuit) grants.flag('SOA', 'ASC-sua-assign-soa', 'space suits');
    },
  },
  {
    id: 'HOUSE-as-soa-vehicles',
    cite: READING,
    whole: (grants, subject) => {
      if (subject.type === 'CV' && isSealed(subject) && !burnsFuel(subject)) grants.flag('SOA', 'HOUSE-as-soa-vehicles');
    },
  },
  {
    id: 'ASC-sua-assign-amp',
    cite: page(117),
    item: trait('amphibious', 'limited-amphibious', 'fully-amphibious'),
    grant: (grants, { item }, subject) => {
      if (!AFLOAT.has(subject.unit.motive) && !subject.has('umu')) grants.flag('AMP', 'ASC-sua-assign-amp', item.name);
    },
  },
  gear('dun', 122, ['dune-buggy'], ['DUN']),
  gear('oro', 127, ['off-road'], ['ORO']),
  {
    id: 'ASC-sua-assign-htc',
    cite: page(132),
    item: trait('hitch', 'tractor-modification', 'trailer-modification'),
    grant: (grants, { item }) => grants.flag('HTC', 'ASC-sua-assign-htc', item.name),
    whole: (grants, { unit }) => {
      if (unit.quirks?.includes('trailer_hitch')) grants.flag('HTC', 'ASC-sua-assign-htc', 'quirk');
    },
  },
  whole('vrt', 133, 'VRT', ({ unit }) => unit.quirks?.some(quirk => quirk.startsWith('variable_range')) ?? false),
  { id: 'HOUSE-as-no-vrt', cite: READING, replaces: ['ASC-sua-assign-vrt'] },
  whole('rail', 129, 'RAIL', ({ unit }) => unit.motive === 'rail' || unit.motive === 'maglev'),
  whole('mag', 125, 'MAG', ({ unit }) => unit.motive === 'maglev' || unit.engine?.type === 'MagLev'),
  whole('omni', 127, 'OMNI', ({ unit, type }) => unit.omni === true && !isInfantry(type)),
  {
    id: 'HOUSE-as-omni-ground',
    cite: READING,
    last: (grants, subject) => {
      if (isAerospace(subject)) grants.remove('OMNI');
    },
  },
  {
    id: 'ASC-sua-assign-es',
    cite: page(122),
    item: trait('ejection-seat', 'combat-vehicle-escape-pod'),
    grant: (grants, { item }, { type }) => {
      if (type !== 'BM' && !isFighter(type)) grants.flag('ES', 'ASC-sua-assign-es', item.name);
    },
  },
  {
    id: 'HOUSE-as-no-escape-pod',
    cite: READING,
    last: (grants, subject) => {
      if (!subject.has('ejection-seat')) grants.remove('ES');
    },
  },
  {
    id: 'ASC-sua-assign-mash',
    cite: page(126),
    item: trait('mash'),
    grant: (grants, { item, mount }) => grants.add('MASH', 'ASC-sua-assign-mash', mount.size ?? 1, item.name),
  },
  {
    id: 'ASC-sua-assign-mds',
    cite: page(126),
    item: item => trait('vehicle-mine-dispenser', 'space-mine-dispenser')(item) || item.id === 'BAMineLauncher',
    grant: (grants, { item, mount }, { unit }) => {
      const suits = unit.squad && mount.at === 'Squad' ? unit.squad.troopers : 1;
      grants.add('MDS', 'ASC-sua-assign-mds', suits, item.name);
    },
  },
  {
    id: 'HOUSE-as-two-mines-each',
    cite: READING,
    last: grants => grants.times('MDS', 2),
  },
  {
    id: 'ASC-sua-assign-msw',
    cite: page(126),
    item: item => item.traits.has('minesweeper') || /MineClearance|Light Minesweeper/.test(item.id),
    grant: (grants, { item }) => grants.flag('MSW', 'ASC-sua-assign-msw', item.name),
    whole: (grants, { unit }) => {
      if (((unit.platoon?.specialization ?? 0) & TRAINING.mines) !== 0) grants.flag('MSW', 'ASC-sua-assign-msw', 'mine engineers');
    },
  },
  whole('qv', 129, 'QV', ({ unit }) => unit.frame === 'quadvee'),
  {
    id: 'ASC-sua-assign-lam',
    cite: page(125),
    covers: ['ASC-sua-assign-bim'],
    whole: (grants, subject) => {
      const { unit } = subject;
      if (unit.frame !== 'lam') return;
      const jump = subject.count('jump-jet');
      const bimodal = unit.lore?.some(([field, text]) => field === 'lam' && /bimodal/i.test(text)) ?? false;
      if (bimodal) grants.set('BIM', 'ASC-sua-assign-bim', { kind: 'text', text: `(${jump}a)` });
      else grants.set('LAM', 'ASC-sua-assign-lam', { kind: 'text', text: `(${jump * 6}"g/${jump}a)` });
    },
  },
  {
    id: 'ASC-sua-assign-umu',
    cite: page(133),
    covers: ['ASC-conv-move-inf-umu-special'],
    whole: (grants, subject) => {
      const { unit } = subject;
      const troops =
        isInfantry(subject.type) && ((unit.movement.swim ?? 0) > 0 || ((unit.platoon?.specialization ?? 0) & TRAINING.scuba) !== 0);
      if (subject.has('umu') || troops) grants.flag('UMU', 'ASC-sua-assign-umu');
    },
  },
  whole('gld', 123, 'GLD', ({ unit, type }) => type === 'PM' && unit.motive === 'wige'),
  {
    id: 'ASC-sua-assign-mcs',
    cite: page(125),
    covers: ['ASC-sua-assign-ucs'],
    item: trait('magnetic-clamp'),
    grant: (grants, { item }, { unit, type }) => {
      if (type !== 'PM' || unit.frame === 'quad' || unit.motive === 'wige') return;
      const code = unit.tons < 10 ? 'MCS' : 'UCS';
      grants.flag(code, unit.tons < 10 ? 'ASC-sua-assign-mcs' : 'ASC-sua-assign-ucs', item.name);
    },
  },
  {
    id: 'HOUSE-as-jump-strength',
    cite: READING,
    last: (grants, subject, { moves }) => {
      const [first, ...rest] = moves;
      if (!first || isInfantry(subject.type) || isAerospace(subject)) return;
      for (const move of rest) {
        const difference = tmmOf(move.value) - tmmOf(first.value);
        const codes = move.code === 'j' ? (['JMPS', 'JMPW'] as const) : move.code === 's' ? (['SUBS', 'SUBW'] as const) : undefined;
        if (codes && difference !== 0) grants.add(difference > 0 ? codes[0] : codes[1], 'HOUSE-as-jump-strength', Math.abs(difference));
      }
    },
  },
];
