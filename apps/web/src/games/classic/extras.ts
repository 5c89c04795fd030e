import { hexLabel } from '@sortie/geometry';
import { last, nth, type Telling, tell, type View } from '@sortie/kernel';
import { type Classic, type OnMap, sheetFor, type Unit } from '@sortie/rules-classic';
import type { Moment } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';
import type { Declaration } from './aim.ts';
import { orderWords } from './orders.ts';

/** What a declaration may hold beside shots: equipment that is set anew, orders to the machine, sensors. */
type Beside = Omit<Declaration, 'type' | 'unit' | 'twist' | 'flip' | 'turret' | 'shots' | 'spots' | 'barrages' | 'batters' | 'light'>;

/** One thing that may be declared beside the fire. */
export interface Extra {
  readonly id: string;
  readonly fields: Beside;
  readonly label: Telling;
}

const ALWAYS: readonly { readonly fields: Beside; readonly label: Telling; readonly fits: (unit: Unit) => boolean }[] = [
  { fields: { powerDown: true }, label: tell('Switch the reactor off when the turn ends'), fits: ({ shutDown }) => !shutDown },
  { fields: { eject: true }, label: tell('Eject when the turn ends'), fits: () => true },
  { fields: { shakeOff: true }, label: tell('Try to shake the spores off next turn'), fits: ({ spores }) => (spores ?? 0) > 0 },
];

const SETTINGS: { readonly [setting: string]: string } = {
  on: word('on'),
  off: word('off'),
  eccm: word('counter-jamming'),
  ghost: word('ghost targets'),
};

const SENSORS: { readonly [sensor: string]: string } = {
  probe: word('probe'),
  radar: word('radar'),
  infrared: word('infrared'),
  magscan: word('magnetic scan'),
  seismic: word('seismic sensors'),
};

function bombWords({ at, bins, dive, sensor }: NonNullable<Beside['bombs']>): Telling {
  const args = { hex: hexLabel(at), count: bins.length };
  if (sensor) return tell('Drop a remote sensor on {hex}', args);
  return dive ? tell('Dive and bomb {hex} (bombs: {count})', args) : tell('Bomb {hex} (bombs: {count})', args);
}

/** In words; what came later is named as the rules name it. */
function wordsFor(unit: Unit, { tunes, orders, sensor, strafe, bombs, ...rest }: Beside): Telling {
  const { gear } = sheetFor(unit);
  const [tuning] = tunes ?? [];
  if (tuning) return tell('Set {gear}: {setting}', { gear: gear[tuning.gear]?.name ?? '', setting: SETTINGS[tuning.to] ?? tuning.to });
  if (strafe) return tell('Strafe from {from} to {to}', { from: hexLabel(nth(strafe.at, 0)), to: hexLabel(last(strafe.at)) });
  if (bombs) return bombWords(bombs);
  if (sensor !== undefined) return tell('Search with {sensor} from the next turn on', { sensor: SENSORS[sensor] ?? sensor });
  const [order] = orders ?? [];
  if (order) return orderWords(unit, order);
  return tell(Object.keys(rest).join(', '));
}

const known = new WeakMap<View<Classic>, Map<number, readonly Extra[]>>();

/** What a unit may declare beside its fire: what is always there, and what the rules in force list. */
export function extrasFor(moment: Moment<Classic>, unit: OnMap): readonly Extra[] {
  let ofView = known.get(moment.view);
  if (!ofView) {
    ofView = new Map();
    known.set(moment.view, ofView);
  }
  const found = ofView.get(unit.id);
  if (found) return found;
  const made = [...usual(moment, unit), ...listed(moment, unit)];
  ofView.set(unit.id, made);
  return made;
}

function usual({ view, book, seat }: Moment<Classic>, unit: OnMap): readonly Extra[] {
  return ALWAYS.filter(
    ({ fields, fits }) => fits(unit) && book.allows(view, { type: 'declare', unit: unit.id, twist: 0, shots: [], ...fields }, seat),
  ).map(({ fields, label }) => ({ id: JSON.stringify(fields), fields, label }));
}

function listed({ ruleset, view, book, seat }: Moment<Classic>, unit: OnMap): readonly Extra[] {
  const found = new Map<string, Extra>();
  for (const command of ruleset.options(view, seat, book)) {
    if (command.type !== 'declare' || command.unit !== unit.id || command.shots.length > 0) continue;
    const { type: _type, unit: _unit, twist: _twist, flip: _flip, turret: _turret, shots: _shots, spots: _spots, ...others } = command;
    const { barrages: _barrages, batters: _batters, light: _light, ...fields } = others;
    const id = JSON.stringify(fields);
    if (id !== '{}' && !found.has(id)) found.set(id, { id, fields, label: wordsFor(unit, fields) });
  }
  return [...found.values()];
}

/** All that was chosen in one declaration: lists are joined, and of what can be only once the last one counts. */
export function joined(extras: readonly Extra[]): Beside {
  const tunes = extras.flatMap(({ fields }) => fields.tunes ?? []);
  const orders = extras.flatMap(({ fields }) => fields.orders ?? []);
  const others: Beside = Object.assign({}, ...extras.map(({ fields }) => fields));
  return { ...others, ...(tunes.length > 0 && { tunes }), ...(orders.length > 0 && { orders }) };
}
