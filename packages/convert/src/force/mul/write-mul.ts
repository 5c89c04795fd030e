import { type BinState, type Condition, classicSkills, DEAD, type LocationState, type Member, nameOf, type Unit } from '@sortie/roster';
import { layOut } from '../../files/mtf/lay-out.ts';
import { cut } from '../../files/mtf/pages.ts';
import { escaped } from '../../files/xml.ts';
import { indexOf } from './locations.ts';

/** A member of a force with its unit, where that is known. */
export interface Fielded {
  readonly member: Member;
  readonly unit?: Unit;
}

type Attributes = readonly (readonly [name: string, value: string | number | boolean | undefined])[];
const attributesOf = (attributes: Attributes): string =>
  attributes.flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(String(value))}"`])).join('');
const tag = (indent: number, name: string, attributes: Attributes): string => `${'  '.repeat(indent)}<${name}${attributesOf(attributes)}/>`;
const nested = (indent: number, name: string, attributes: Attributes, inside: readonly string[]): readonly string[] => [
  `${'  '.repeat(indent)}<${name}${attributesOf(attributes)}>`,
  ...inside,
  `${'  '.repeat(indent)}</${name}>`,
];

/** Movement as the other program calls it; it looks units up by their names and does not need it. */
const MOTIONS: Readonly<Record<string, string>> = {
  biped: 'Biped',
  quad: 'Quad',
  tracked: 'Tracked',
  wheeled: 'Wheeled',
  hover: 'Hover',
  vtol: 'VTOL',
  wige: 'WiGE',
  naval: 'Naval',
  foot: 'Leg',
  jump: 'Jump',
  motorized: 'Motorized',
  aerodyne: 'Aerodyne',
  spheroid: 'Spheroid',
};

const motionOf = (unit: Unit | undefined): string => (unit?.frame === 'tripod' ? 'Tripod' : (MOTIONS[unit?.motive ?? ''] ?? 'None'));

/** Chassis and model: those of the unit, or the name cut at its last word. */
function namesOf({ member, unit }: Fielded): readonly [chassis: string, model: string] {
  if (unit) return [unit.chassis, unit.model];
  const name = 'unit' in member ? member.unit : 'file' in member ? member.file.name : member.card.name;
  const cut = name.lastIndexOf(' ');
  return cut < 0 ? [name, ''] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** The slots of a location as the file of a 'Mech lists them, or as they are laid out where there is no file. */
function slotsAt({ member, unit }: Fielded, at: string): readonly string[] {
  if ('file' in member && /\.mtf$/i.test(member.file.name)) return (cut(member.file.text).slots.get(at) ?? []).map(({ text }) => text);
  return unit?.kind === 'mech' ? (layOut(unit)[at] ?? []) : [];
}

/** Where a bin lies in its location, from 1; units without slots have no such number. */
function slotOf(fielded: Fielded, { at, item }: Pick<BinState, 'at' | 'item'>, nth: number): string {
  const places = slotsAt(fielded, at).flatMap((text, i) => (text.startsWith(item) ? [i + 1] : []));
  return String(places[nth] ?? places[0] ?? 'N/A');
}

const countBefore = <T>(all: readonly T[], one: T, place: number): number => all.slice(0, place).filter(other => other === one).length;

const points = (value: number): string => (value === 0 ? 'Destroyed' : String(value));

function locationLines(fielded: Fielded, at: string, state: LocationState, bins: readonly BinState[]): readonly string[] {
  const index = indexOf(fielded.unit, at);
  if (index < 0) return [];
  const armor = (value: number | undefined, type?: string): readonly string[] =>
    value === undefined
      ? []
      : [
          tag(3, 'armor', [
            ['points', points(value)],
            ['type', type],
          ]),
        ];
  const inside = [
    ...armor(state.armor),
    ...armor(state.structure, 'Internal'),
    ...armor(state.rear, 'Rear'),
    ...(state.lost === 'blown-off' ? [tag(3, 'blownOff', [])] : state.lost === 'breached' ? [tag(3, 'breached', [])] : []),
    ...(state.hits ?? []).map((hit, nth) =>
      tag(3, 'slot', [
        ['index', typeof hit === 'number' ? hit : slotOf(fielded, { at, item: hit }, countBefore(state.hits ?? [], hit, nth))],
        ['type', typeof hit === 'number' ? 'System' : hit],
        ['isHit', true],
        ['isDestroyed', true],
      ]),
    ),
    ...bins.map((bin, nth) =>
      tag(3, 'slot', [
        ['index', slotOf(fielded, bin, bins.slice(0, nth).filter(one => one.item === bin.item).length)],
        ['type', bin.item],
        ['shots', bin.shots],
      ]),
    ),
  ];
  return nested(
    2,
    'location',
    [
      ['index', index],
      ['isDestroyed', state.lost === 'destroyed' ? true : undefined],
    ],
    inside,
  );
}

const SYSTEMS: readonly (readonly [element: string, systems: readonly string[]])[] = [
  ['tcriticals', ['driver', 'commander']],
  ['dcriticals', ['dockingcollar', 'kfboom']],
];
const ONLY_HIT: readonly string[] = ['driver', 'commander'];
const GONE: readonly string[] = ['gear', 'lifeSupport', 'dockingcollar', 'kfboom'];

/** Hits without a slot, in the element that the other program looks for them in. */
function systemLines(unit: Unit | undefined, systems: NonNullable<Condition['systems']>): readonly string[] {
  const usual = unit?.craft ? 'acriticals' : 'tcriticals';
  const elementOf = (system: string): string => SYSTEMS.find(([, names]) => names.includes(system))?.[0] ?? usual;
  const told = (system: string, hits: number, element: string): string | number =>
    GONE.includes(system) ? 'none' : ONLY_HIT.includes(system) || (system === 'engine' && element === 'tcriticals') ? 'hit' : hits;
  const elements = [...new Set(Object.keys(systems).map(elementOf))];
  return elements.map(element =>
    tag(
      2,
      element,
      Object.entries(systems)
        .filter(([system]) => elementOf(system) === element)
        .map(([system, hits]) => [system, told(system, hits, element)] as const),
    ),
  );
}

function conditionLines(
  fielded: Fielded,
  { locations = {}, bins = [], motive, systems = {}, integrity, fuel }: Condition,
): readonly string[] {
  const places = [...new Set([...Object.keys(locations), ...bins.map(({ at }) => at)])];
  return [
    ...(motive
      ? [
          tag(2, 'motive', [
            ['damage', motive.damage],
            ['penalty', motive.penalty],
          ]),
        ]
      : []),
    ...systemLines(fielded.unit, systems),
    ...(fuel === undefined ? [] : [tag(2, 'fuel', [['left', fuel]])]),
    ...(integrity === undefined ? [] : [tag(2, 'structural', [['integrity', integrity]])]),
    ...places.flatMap(at =>
      locationLines(
        fielded,
        at,
        locations[at] ?? {},
        bins.filter(bin => bin.at === at),
      ),
    ),
  ];
}

function pilotLine(member: Member): string {
  const { gunnery, piloting } = classicSkills(member);
  const [, name = '', nick = ''] = /^(.*?)(?: “(.*)”)?$/.exec(member.pilot ?? '') ?? [];
  const hits = member.condition?.crewHits ?? 0;
  return tag(2, 'pilot', [
    ['size', 1],
    ['name', name],
    ['nick', nick],
    ['gunnery', gunnery],
    ['piloting', piloting],
    ['hits', hits >= DEAD ? 'Dead' : hits > 0 ? hits : undefined],
    ['advantages', member.abilities?.map(one => one.replace(/:.*/, '').replaceAll('-', '_')).join('::')],
  ]);
}

/** A name for each unit of a network that no other file is likely to have. */
const networkId = (network: string, place: number): string => `sortie-${network.replaceAll(/[^\w]+/g, '-').toLowerCase()}-${place + 1}`;

function entityLines(fielded: Fielded, place: number, all: readonly Fielded[]): readonly string[] {
  const { member, unit } = fielded;
  const [chassis, model] = namesOf(fielded);
  const { network, lance } = member;
  const master = network === undefined ? -1 : all.findIndex(one => one.member.network === network);
  return nested(
    1,
    'entity',
    [
      ['chassis', chassis],
      ['model', model],
      ['type', motionOf(unit)],
      ['commander', member.commander === 'force'],
      ['offboard', false],
      ['deployment', 0],
      ['c3MasterIs', network === undefined || master === place ? undefined : networkId(network, master)],
      ['c3UUID', network === undefined ? undefined : networkId(network, place)],
    ],
    [
      pilotLine(member),
      ...(member.condition ? conditionLines(fielded, member.condition) : []),
      ...(lance === undefined ? [] : [tag(2, 'Force', [['force', `${lance}|${lances(all).indexOf(lance) + 1}`]])]),
    ],
  );
}

const lances = (all: readonly Fielded[]): readonly string[] => [...new Set(all.flatMap(({ member }) => member.lance ?? []))];

/** A force as a file of the other program (`.mul`): units by their names, with crews, damage, ammunition and networks. */
export function writeMul(fielded: readonly Fielded[]): string {
  const units = fielded.filter(({ member }) => !('card' in member));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '',
    '<unit version="0.50.06">',
    ...units.flatMap((one, place) => ['', ...entityLines(one, place, units)]),
    '',
    '</unit>',
    '',
  ].join('\n');
}

/** What cannot be written into such a file, because there is nothing but a card of it. */
export const notInMul = (fielded: readonly Fielded[]): readonly string[] =>
  fielded.flatMap(({ member, unit }) => ('card' in member ? [unit ? nameOf(unit) : member.card.name] : []));
