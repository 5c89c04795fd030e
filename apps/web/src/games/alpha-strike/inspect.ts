import { table as terrain } from '@sortie/board';
import type { Spot } from '@sortie/board-view';
import { type Telling, tell } from '@sortie/kernel';
import { type AlphaStrike, callSign, isOn, radiusOf, type Standing } from '@sortie/rules-alpha-strike';
import type { Fact, Inspection, Moment } from '../../battle/face.ts';
import { plain } from '../../battle/inspect/plain.ts';
import { t } from '../../i18n/index.ts';
import { seenFacts } from '../hexes/inspect.ts';
import { kindWord, pointAt } from './ground.ts';
import { bracketWord, canSee, considering, foes, friends, threatOf } from './prospects.ts';
import { inchWords, type Point } from './scale.ts';
import { rangeWords } from './tape.ts';
import { keyOf, unitOf } from './units.ts';

type Now = Moment<AlphaStrike>;

function groundFacts({ view, book, selected }: Now, at: Point): readonly Fact[] {
  const ground = terrain.groundAt(view.table, at);
  const kinds = [...new Set(ground.pieces.map(({ kind }) => kind))].filter(kind => kind !== 'hill').map(kind => t(kindWord(kind)));
  const walls = ground.pieces.flatMap((piece): Fact[] =>
    piece.cf === undefined
      ? []
      : [{ label: tell('Building'), value: tell('{height} high, CF {cf}', { height: inchWords(terrain.heightOf(piece)), cf: piece.cf }) }],
  );
  const unit = unitOf(view, selected);
  const mover = isOn(unit) ? unit : view.units.find(isOn);
  const surcharge = mover && book.ask('surcharge', { unit: mover, mode: 'ground', ground, weather: view.weather });
  const barred = mover && book.holds('barred', { unit: mover, mode: 'ground', ground }) !== undefined;
  return [
    { label: tell('Ground'), value: plain(kinds.join(', ') || t('open ground')) },
    ...(ground.elevation > 0 ? [{ label: tell('Height'), value: plain(inchWords(ground.elevation)) }] : []),
    ...(ground.depth > 0 ? [{ label: tell('Depth'), value: plain(inchWords(ground.depth)) }] : []),
    ...walls,
    ...(barred
      ? [{ label: tell('To cross'), value: tell('nobody can come in here') }]
      : surcharge
        ? [
            {
              label: tell('To cross'),
              value: tell('{inches} for each inch', { inches: `${1 + surcharge.total}″` }),
              ...(surcharge.total > 0 && { answer: surcharge }),
            },
          ]
        : []),
  ];
}

/** Who sees a point, as if somebody like itself stood there. */
function watchers({ view, book }: Now, at: Point, units: readonly Standing[]): readonly string[] {
  return units
    .filter(unit => {
      const other = view.units.find((one): one is Standing => isOn(one) && one.id !== unit.id && one.seat !== unit.seat);
      if (!other) return false;
      const seen = considering(view, { ...other, at, airborne: false, z: 0 });
      return canSee(seen, book, { type: 'attack', unit: unit.id, target: other.id, how: 'standard' });
    })
    .map(({ id }) => keyOf(id));
}

export function inspect(moment: Now, spot: Spot): Inspection {
  const { view, seat, selected } = moment;
  const at = pointAt(view, spot);
  const unit = unitOf(view, selected);
  const far: readonly Fact[] = isOn(unit)
    ? [
        {
          label: tell('From the {unit}', { unit: callSign(view, unit.id) }),
          value: plain(rangeWords(Math.max(0, terrain.spanOf(view.table, unit.at, at) - radiusOf(unit)))),
        },
      ]
    : [];
  return {
    title: t('{x} from the west, {y} from the north', { x: inchWords(at.x), y: inchWords(at.y) }),
    facts: [
      ...groundFacts(moment, at),
      ...mineFacts(moment, at),
      ...far,
      ...seenFacts(watchers(moment, at, friends(view, seat)), watchers(moment, at, foes(view, seat))),
    ],
  };
}

function mineFacts({ view }: Now, at: Point): readonly Fact[] {
  return view.mines
    .filter(field => Math.hypot(field.at.x - at.x, field.at.y - at.y) <= field.radius)
    .map(({ density }) => ({ label: tell('Mines'), value: tell('density {density}', { density }) }));
}

function threatFact({ view, book }: Now, from: Standing, to: Standing, label: Fact['label']): Fact {
  const { hidden, toHit, chance, bracket } = threatOf(view, book, from, to);
  if (hidden) return { label, value: tell('no line of sight') };
  if (!toHit || bracket === undefined) return { label, value: tell('no shot') };
  const points = from.card.damage[bracket]?.points ?? 0;
  return {
    label,
    value: tell('{number}+, {percent} %, {damage} damage', { number: toHit.total, percent: Math.round(chance * 100), damage: points }),
  };
}

/** Inches, and what stands for them on a metric table. */
const both = ({ book }: Now, inches: number): Telling =>
  tell('{inches} ({centimetres} cm)', { inches: `${inches}″`, centimetres: book.ask('millimetres', { inches }).total / 10 });

/** How long a template is, and how far a vessel reaches below the water. */
function templateFacts(moment: Now, unit: Standing): readonly Fact[] {
  const { view: state, book } = moment;
  const length = book.ask('templateLength', { state, unit });
  const draught = book.ask('draught', { unit });
  return [
    ...(length.total > 0 ? [{ label: tell('Template length'), value: both(moment, length.total), answer: length }] : []),
    ...(draught.total > 0 ? [{ label: tell('Below the water'), value: both(moment, draught.total), answer: draught }] : []),
  ];
}

/** What the chosen unit and the one under the pointer could do to each other now. */
export function brief(moment: Now, key: string): readonly Fact[] {
  const { view } = moment;
  const [own, other] = [unitOf(view, moment.selected), unitOf(view, key)];
  if (!isOn(other) || other.seat < 0) return [];
  const { card, armor, structure, heat } = other;
  const left: readonly Fact[] = [
    ...templateFacts(moment, other),
    {
      label: tell('Armor, structure'),
      value: tell('{armor} of {allArmor}, {structure} of {allStructure}', {
        armor,
        allArmor: card.armor,
        structure,
        allStructure: card.structure,
      }),
    },
    { label: tell('Damage'), value: plain(card.damage.map(({ points, minimal }) => (minimal ? `${points}*` : points)).join(' / ')) },
    ...(heat > 0 ? [{ label: tell('Heat'), value: plain(heat) }] : []),
  ];
  if (!isOn(own) || own.seat === other.seat) return left;
  const { range, bracket } = threatOf(view, moment.book, own, other);
  return [
    ...left,
    ...(range === undefined || bracket === undefined
      ? []
      : [{ label: tell('Range'), value: tell('{inches}, {bracket}', { inches: inchWords(range), bracket: bracketWord(bracket) }) }]),
    threatFact(moment, own, other, tell('You at it')),
    threatFact(moment, other, own, tell('It at you')),
  ];
}
