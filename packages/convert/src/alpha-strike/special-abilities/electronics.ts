import { page, READING } from '../rule.ts';
import { isInfantry, isLargeCraft } from '../subject.ts';
import { counted, gear, type SpecialRule, trait } from './rules.ts';

const C3_POINTS: readonly (readonly [trait: string, points: number])[] = [
  ['c3mbs', 6],
  ['c3sbs', 2],
  ['c3m', 5],
  ['c3s', 1],
  ['c3i', 2.5],
];

const BUILT_IN_LIGHTS: ReadonlySet<string> = new Set(['BM', 'CV']);

/** Probes, jammers, designators and networks. */
export const ELECTRONICS_RULES: readonly SpecialRule[] = [
  {
    id: 'ASC-sua-assign-prb',
    cite: page(128),
    item: item =>
      item.kind === 'equipment' &&
      item.traits.has('bap') &&
      !trait('bloodhound', 'watchdog', 'nova', 'ba', 'ew-equipment')(item) &&
      !/Light|Improved ?Sensors/i.test(item.id),
    grant: (grants, { item }) => {
      grants.flag('PRB', 'ASC-sua-assign-prb', item.name);
      grants.flag('RCN', 'ASC-sua-assign-rcn', item.name);
    },
  },
  {
    id: 'ASC-sua-assign-lprb',
    cite: page(125),
    item: item =>
      item.kind === 'equipment' &&
      item.traits.has('bap') &&
      (/Light(ActiveProbe|AP)/i.test(item.id) || (item.traits.has('ba') && !/ImprovedSensors/i.test(item.id))),
    grant: (grants, { item }) => {
      grants.flag('LPRB', 'ASC-sua-assign-lprb', item.name);
      grants.flag('RCN', 'ASC-sua-assign-rcn', item.name);
    },
  },
  gear('bh', 118, ['bloodhound'], ['BH', 'RCN']),
  gear('wat', 133, ['watchdog'], ['WAT', 'LPRB', 'ECM', 'RCN']),
  gear('nova', 127, ['nova'], ['NOVA', 'PRB', 'ECM', 'RCN'], ['ASC-conv-sua-from-equipment']),
  gear('aecm', 117, ['angel-ecm'], ['AECM']),
  {
    id: 'ASC-sua-assign-ecm',
    cite: page(122),
    item: item =>
      item.kind === 'equipment' && item.traits.has('ecm') && !trait('angel-ecm', 'single-hex-ecm', 'ba', 'watchdog', 'nova')(item),
    grant: (grants, { item }) => grants.flag('ECM', 'ASC-sua-assign-ecm', item.name),
  },
  {
    id: 'ASC-sua-assign-lecm',
    cite: page(125),
    item: item =>
      item.kind === 'equipment' &&
      (item.traits.has('single-hex-ecm') || (item.traits.has('ecm') && item.traits.has('ba') && !item.traits.has('angel-ecm'))),
    grant: (grants, { item }) => grants.flag('LECM', 'ASC-sua-assign-lecm', item.name),
  },
  {
    id: 'HOUSE-as-ew-equipment',
    cite: READING,
    item: item => item.traits.has('ew-equipment'),
    grant: (grants, { item }) => {
      grants.flag('LPRB', 'HOUSE-as-ew-equipment', item.name);
    },
  },
  {
    id: 'ASC-sua-assign-tag',
    cite: page(132),
    item: item => item.kind === 'weapon' && item.traits.has('tag') && !/Light/i.test(item.id),
    grant: (grants, { item }) => grants.flag('TAG', 'ASC-sua-assign-tag', item.name),
  },
  {
    id: 'ASC-sua-assign-ltag',
    cite: page(125),
    item: item => item.kind === 'weapon' && item.traits.has('tag') && /Light/i.test(item.id),
    grant: (grants, { item }) => grants.flag('LTAG', 'ASC-sua-assign-ltag', item.name),
  },
  {
    id: 'ASC-sua-assign-c3m',
    cite: page(119),
    item: trait('c3m'),
    grant: (grants, { item }) => {
      grants.add('C3M', 'ASC-sua-assign-c3m', 1, item.name);
      grants.flag('TAG', 'ASC-sua-assign-tag', item.name);
    },
  },
  counted('c3bsm', 119, trait('c3mbs'), 'C3BSM'),
  counted('c3bss', 119, trait('c3sbs'), 'C3BSS'),
  {
    id: 'ASC-sua-assign-c3em',
    cite: page(119),
    item: trait('c3em'),
    grant: (grants, { item }) => {
      grants.add('C3EM', 'ASC-sua-assign-c3em', 1, item.name);
      grants.flag('C3S', 'ASC-sua-assign-c3s', item.name);
    },
  },
  {
    id: 'ASC-sua-assign-c3s',
    cite: page(120),
    item: item => item.traits.has('c3s') && !item.traits.has('c3em'),
    grant: (grants, { item }) => grants.flag('C3S', 'ASC-sua-assign-c3s', item.name),
  },
  gear('c3i', 120, ['c3i'], ['C3I']),
  {
    id: 'ASC-sua-assign-c3rs',
    cite: page(120),
    item: item => item.kind === 'weapon' && item.ammo === 'C3_REMOTE_SENSOR',
    grant: (grants, { item }) => grants.flag('C3RS', 'ASC-sua-assign-c3rs', item.name),
  },
  gear('nc3', 127, ['naval-c3'], ['NC3']),
  {
    id: 'ASC-sua-assign-mhq',
    cite: page(127),
    covers: ['ASC-tbl-mhq'],
    item: item => trait('c3mbs', 'c3sbs', 'c3m', 'c3s', 'c3i', 'nova', 'communications')(item) && !item.traits.has('c3em'),
    grant: (grants, { item, mount }, subject) => {
      if (item.traits.has('communications')) {
        const tons = mount.size ?? 1;
        grants.add('MHQ', 'ASC-sua-assign-mhq', tons, item.name);
        if (tons * 20 >= subject.unit.tons && !isInfantry(subject.type)) grants.flag('RCN', 'ASC-sua-assign-rcn', item.name);
        return;
      }
      if (subject.type === 'BA' && grants.has('MHQ')) return;
      if (item.traits.has('nova')) grants.add('MHQ', 'ASC-sua-assign-mhq', 1.5, item.name);
      const points = C3_POINTS.find(([name]) => item.traits.has(name))?.[1];
      if (points !== undefined) grants.add('MHQ', 'ASC-sua-assign-mhq', subject.type === 'BA' ? Math.floor(points) : points, item.name);
    },
  },
  {
    id: 'HOUSE-as-command-console',
    cite: READING,
    item: trait('c3em', 'command-console'),
    grant: (grants, { item }) => grants.add('MHQ', 'HOUSE-as-command-console', item.traits.has('c3em') ? 2 : 1, item.name),
    whole: (grants, { unit }) => {
      if (unit.kind === 'mech' && /Command Console/i.test(unit.cockpit ?? '')) grants.add('MHQ', 'HOUSE-as-command-console', 1);
    },
  },
  {
    id: 'ASC-sua-assign-rcn',
    cite: page(130),
    item: item =>
      trait(
        'ew-equipment',
        'lookdown-radar',
        'sensor-dispenser',
        'recon-camera',
        'hires-imager',
        'hyperspectral-imager',
        'infrared-imager',
      )(item) || /ImprovedSensors/i.test(item.id),
    grant: (grants, { item }) => grants.flag('RCN', 'ASC-sua-assign-rcn', item.name),
  },
  counted('rsd', 130, trait('sensor-dispenser'), 'RSD'),
  gear('hpg', 124, ['mobile-hpg'], ['HPG']),
  gear('dj', 130, ['viral-jammer-decoy'], ['DJ']),
  gear('hj', 130, ['viral-jammer-homing'], ['HJ']),
  {
    id: 'ASC-sua-assign-snarc',
    cite: page(127),
    item: item => item.kind === 'weapon' && item.ammo === 'NARC' && !item.id.includes('Compact'),
    grant: (grants, { item }) => grants.flag('SNARC', 'ASC-sua-assign-snarc', item.name),
  },
  {
    id: 'ASC-sua-assign-cnarc',
    cite: page(127),
    item: item => item.kind === 'weapon' && item.id.includes('CompactNarc'),
    grant: (grants, { item }) => grants.flag('CNARC', 'ASC-sua-assign-cnarc', item.name),
  },
  {
    id: 'ASC-sua-assign-inarc',
    cite: page(124),
    item: item => item.kind === 'weapon' && item.ammo === 'INARC',
    grant: (grants, { item }) => grants.flag('INARC', 'ASC-sua-assign-inarc', item.name),
  },
  { id: 'HOUSE-as-inarc-count', cite: READING, last: grants => grants.tally('INARC') },
  {
    id: 'ASC-sua-assign-srch',
    cite: page(131),
    item: trait('searchlight', 'ba-searchlight'),
    grant: (grants, { item }, subject) => {
      if (!BUILT_IN_LIGHTS.has(subject.type) && !isLargeCraft(subject.type)) grants.flag('SRCH', 'ASC-sua-assign-srch', item.name);
    },
  },
  {
    id: 'HOUSE-as-srch-vehicles',
    cite: READING,
    whole: (grants, { type }) => {
      if (type === 'CV') grants.flag('SRCH', 'HOUSE-as-srch-vehicles');
    },
  },
];
