import {
  battleValue,
  crewOf,
  type Level,
  levelOf,
  limbTons,
  loadAt,
  type Paper,
  papers,
  price,
  rangeOf,
  recordOf,
  type Step,
  spaces,
  weigh,
} from '@sortie/construction';
import type { Answer, RuleId } from '@sortie/kernel';
import { REGULAR_SKILL, type Unit } from '@sortie/roster';
import { classicSheet, type Drawing } from '@sortie/sheets';
import { word } from '../../i18n/index.ts';

interface Words {
  readonly says: string;
  readonly numbers: { readonly [name: string]: string | number };
}

/** One number of a design, with its terms, or with the numbers that it is made of. */
export interface DesignRow {
  readonly name: string;
  readonly total: Words;
  readonly answer?: Answer;
  readonly within?: readonly Step[];
}

interface Design {
  readonly rows: readonly DesignRow[];
  readonly level: Level;
  readonly papers: readonly { readonly name: string; readonly makers: string; readonly year?: number; readonly rules: readonly RuleId[] }[];
  readonly sheet: Drawing;
}

const said = (says: string, numbers: Words['numbers'] = {}): Words => ({ says, numbers });
const TONS = word('{tons} tons');
const LIMBS = ['LA', 'RA', 'LL', 'RL', 'FLL', 'FRL', 'RLL', 'RRL'];

/** What it weighs, and what of it weighs how much. */
function* masses(unit: Unit): Generator<DesignRow> {
  const weight = weigh(unit);
  yield { name: word('Weight by parts'), total: said(TONS, { tons: weight.total }), answer: weight };
  const places = unit.kind === 'mobile-structure' ? [...new Set(unit.mounts.map(({ at }) => at))] : [];
  const pieces: readonly Step[] = [
    ...LIMBS.map(at => ({ name: word('a limb that is torn off'), about: at, answer: limbTons(unit, at) })),
    ...places.map(at => ({ name: word('on board'), about: at, answer: loadAt(unit, at) })),
  ].filter(({ answer }) => answer.total > 0);
  if (pieces.length > 0) yield { name: word('Weight by places'), total: said(''), within: pieces };
}

/** The steps of a Battle Value, by the words of the table. */
const STEPS: { readonly [question: string]: string } = {
  armorPoints: word('armor points'),
  armorModifier: word('kind of armor'),
  armorFactor: word('factor of the armor'),
  structurePoints: word('structure points'),
  structureModifier: word('kind of structure'),
  engineModifier: word('kind of engine'),
  gyro: word('gyro'),
  defensiveItem: word('defensive equipment'),
  armoredSystems: word('armored components'),
  explosion: word('explosive things'),
  blueShieldExposure: word('blue shield'),
  typeModifier: word('type of unit'),
  defensiveFactor: word('defensive factor'),
  weapon: word('weapon'),
  mountedArm: word('mounted sidearm'),
  weaponHeat: word('heat of a weapon'),
  heatEfficiency: word('heat efficiency'),
  arcShare: word('share of an arc'),
  troopWeapons: word('weapons of the troops'),
  binValue: word('ammunition bin'),
  ammunition: word('ammunition'),
  offensiveItem: word('offensive equipment'),
  weight: word('weight'),
  speedPoints: word('speed'),
  offensiveModifier: word('offensive factor'),
  battleValue: word('both together'),
};

function* worth(unit: Unit): Generator<DesignRow> {
  const cost = price(unit);
  if (cost) yield { name: word('Price'), total: said(word('{price} C-bills'), { price: cost.total.toLocaleString('en') }), answer: cost };
  const value = battleValue(unit);
  if (value)
    yield {
      name: word('Battle Value'),
      total: said('{value}', { value: value.total }),
      within: value.steps.map(step => ({ ...step, name: STEPS[step.name] ?? step.name })),
    };
}

function* hull(unit: Unit): Generator<DesignRow> {
  const filled = spaces(unit);
  if (filled)
    yield {
      name: word('Slots'),
      total:
        filled.room === undefined ? said('') : said(word('{filled} of {room}'), { filled: filled.filled ?? 0, room: filled.room.total }),
      within: [
        ...filled.things.map(({ name, at, slots }) => ({ name, about: at, answer: slots })),
        ...(filled.room === undefined ? [] : [{ name: word('room for things'), answer: filled.room }]),
      ],
    };
  const crew = crewOf(unit);
  if (crew)
    yield {
      name: word('Crew'),
      total: said('{hands}', { hands: crew.hands.total }),
      within: [
        { name: word('hands'), answer: crew.hands },
        { name: word('gunners'), answer: crew.gunners },
        { name: word('officers'), answer: crew.officers },
        { name: word('tons of quarters'), answer: crew.quarters.tons },
        { name: word('slots of quarters'), answer: crew.quarters.slots },
      ].filter(({ answer }) => answer.terms.length > 0),
    };
  const range = rangeOf(unit);
  if (range) yield { name: word('Fuel'), total: said(word('for {km} km'), { km: range.kilometres }), answer: range.share };
}

const MAKERS: { readonly [M in Paper['makers']]: string } = {
  all: word('both sides'),
  'inner-sphere': word('Inner Sphere'),
  clan: word('Clan'),
};

function paperOf({ name, makers, madeBy, introduced, rating }: Paper): Design['papers'][number] {
  return {
    name: rating ? `${name} (${rating.text})` : name,
    makers: MAKERS[makers],
    ...(introduced.total > 0 && { year: introduced.total }),
    rules: [...new Set([...(madeBy ? [madeBy] : []), ...introduced.terms.map(({ rule }) => rule), ...(rating ? [rating.rule] : [])])],
  };
}

/** Everything that the rules of construction say of a design. */
export function designOf(unit: Unit): Design {
  return {
    rows: [...masses(unit), ...worth(unit), ...hull(unit)],
    level: levelOf(unit),
    papers: papers(unit).map(paperOf),
    sheet: classicSheet(recordOf(unit, { gunnery: REGULAR_SKILL, piloting: REGULAR_SKILL + 1 })),
  };
}
