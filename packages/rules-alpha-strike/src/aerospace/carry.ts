import { sure } from '@sortie/kernel';
import { countOf, has, specialsOf } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { State, Unit, UnitId } from '../shape.ts';
import { marked, markOf, ridersOf } from '../state.ts';
import { isDropShip, isFighter, isSmallCraft } from './aircraft.ts';

/** Bays and collars for what flies: what each takes. */
const HANGARS: { readonly [code: string]: (unit: Unit) => boolean } = { AT: isFighter, ST: isSmallCraft, DT: isDropShip };

/** Places of a kind that are left whole: every hit on a dock takes one. */
export const placesIn = (carrier: Unit, code: string): number =>
  Math.max(0, countOf(carrier, code) - (code === 'DT' ? (markOf(carrier, 'dock')?.value ?? 0) : 0));

const hangarFor = (unit: Unit): string => Object.keys(HANGARS).find(code => sure(HANGARS[code], 'the hangar')(unit)) ?? '';

/** Who has passed through the doors of a carrier this turn. */
const passed = ({ units }: State, carrier: UnitId): number =>
  units.filter(({ moved, rides, flight }) => moved?.mode === 'fly' && (rides === carrier || flight?.out === carrier)).length;

/** Do the doors of a bay not open any more? */
export const isJammed = ({ marks }: Unit, bay: string): boolean => marks.some(mark => mark.kind === 'door' && mark.bay === bay);
export const JAMMED = 'its doors do not open any more';

/** Why a carrier lets nobody in or out. */
export function shutDoors(state: State, carrier: Unit, unit: Unit): string | undefined {
  const code = hangarFor(unit);
  if (isJammed(carrier, code)) return JAMMED;
  const doors = specialsOf(carrier.card).get(code)?.doors ?? 0;
  return doors > 0 && passed(state, carrier.id) >= doors ? 'there are not enough doors' : undefined;
}

const aboard = (state: State, carrier: Unit, unit: Unit): number =>
  ridersOf(state, carrier.id).filter(sure(HANGARS[hangarFor(unit)], 'the hangar')).length;

/** Both are in the air and meet in the ring the smaller one flies to. */
const hangar = (code: string): NonNullable<AlphaRule['forbids']> => ({
  fly: (view, { unit: id, into, ring }) => {
    const unit = view.units[id];
    if (into === undefined || !unit || hangarFor(unit) !== code) return undefined;
    const carrier = view.units[into];
    if (carrier?.seat !== unit.seat || carrier.fate !== 'aloft' || carrier.flight?.ring !== ring) return 'its carrier is not there';
    if (code === 'DT' && marked(unit, 'collar')) return 'its docking collar is broken';
    if (aboard(view, carrier, unit) >= placesIn(carrier, code)) return 'there is no room for it';
    return shutDoors(view, carrier, unit);
  },
  liftOff: (view, { unit: id }) => {
    const unit = view.units[id];
    const carrier = unit?.rides === null || unit?.rides === undefined ? undefined : view.units[unit.rides];
    if (!unit || !carrier || hangarFor(unit) !== code || has(carrier, 'FD')) return undefined;
    return shutDoors(view, carrier, unit);
  },
});

export const carryRules: readonly AlphaRule[] = [
  core('AS-sua-at', { forbids: hangar('AT') }),
  core('AS-sua-st', { forbids: hangar('ST') }),
  core('AS-sua-dt', { forbids: hangar('DT'), covers: ['ASC-sa-dt'] }),
];
