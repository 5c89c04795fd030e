import { distance } from '@sortie/geometry';
import { covers, type Field, fieldsAgainst } from '../../electronics/fields.ts';
import { isSet, isStealthy, isVoid } from '../../electronics/settings.ts';
import type { Scanning } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { fighting, isWhole, type OnMap, placeOf, sheetFor, unitAt } from '../../state.ts';
import { probeWidth, widthOf } from './instruments.ts';

/** What hiding adds to the roll of a search. The table of the book is not at hand: these are the numbers that players know. */
interface Hiding {
  readonly void: number;
  readonly null: number;
  readonly armor: number;
  readonly light: number;
  /** For each field of jamming, plain and of an Angel. */
  readonly plain: number;
  readonly angel: number;
}
const BLOODHOUND: Hiding = { void: 4, null: 3, armor: 1, light: 1, plain: 2, angel: 3 };
const BEAGLE: Hiding = { void: 6, null: 5, armor: 3, light: 0, plain: 4, angel: 5 };
const CLAN_PROBE: Hiding = { void: 5, null: 5, armor: 3, light: 0, plain: 4, angel: 5 };
const LIGHT_PROBE: Hiding = { void: 6, null: 6, armor: 4, light: 0, plain: 5, angel: 6 };
const MECH_RADAR: Hiding = { void: 7, null: 6, armor: 4, light: 2, plain: 5, angel: 6 };
const VEHICLE_RADAR: Hiding = { void: 7, null: 7, armor: 5, light: 3, plain: 6, angel: 7 };

function hidingFrom({ spotter, sensor }: Scanning): Hiding | undefined {
  if (sensor === 'radar') return sheetFor(spotter).kind === 'mech' ? MECH_RADAR : VEHICLE_RADAR;
  if (sensor !== 'probe') return undefined;
  const best = sheetFor(spotter).gear.find(({ name }, i) => isWhole(spotter, 'gear', i) && probeWidth(name) === widthOf(spotter, 'probe'));
  const name = best?.name ?? '';
  if (/Bloodhound/.test(name)) return BLOODHOUND;
  if (/Light Active/.test(name)) return LIGHT_PROBE;
  return /Active Probe$/.test(name) ? CLAN_PROBE : BEAGLE;
}

function byStealth(target: Unit, hiding: Hiding): number {
  if (!target.settings) return 0;
  const light = isSet(target, 'chameleon', 'on') ? hiding.light : 0;
  if (isVoid(target)) return light + hiding.void;
  if (isSet(target, 'nullSignature', 'on')) return light + hiding.null;
  return light + (isStealthy(target) ? hiding.armor : 0);
}

/** Fields hostile to the spotter that cover it or whom it looks for. */
const fieldsAbout = (state: State, spotter: Unit, target: Unit): readonly Field[] =>
  fieldsAgainst(state, spotter.seat).filter(field => covers(field, placeOf(spotter)) || covers(field, placeOf(target)));

/** Whether there is a line between the two does not matter, and what several jammers do adds up. */
const detection = advanced('TOE-stealth-ecm-detection', {
  needs: ['TOE-sensor-roll-bands'],
  adds: {
    scanModifier: scanning => {
      const hiding = hidingFrom(scanning);
      if (!hiding) return undefined;
      const { state, spotter, target } = scanning;
      const jamming = fieldsAbout(state, spotter, target).reduce((sum, { grade }) => sum + hiding[grade], 0);
      return jamming + byStealth(target, hiding) || undefined;
    },
  },
});

/** Is a unit jammed by somebody whom its side does not know of: where it stands, or where something is that it could find? */
export function isJammedBlindly(state: State, spotter: OnMap): boolean {
  if (!spotter.scan) return false;
  const reach = 3 * widthOf(spotter, spotter.scan.sensor);
  const targets = fighting(state).filter(({ seat, at }) => seat !== spotter.seat && distance(at, spotter.at) <= reach);
  return fieldsAgainst(state, spotter.seat)
    .filter(({ unit }) => unitAt(state, unit).veil === 'hidden')
    .some(field => covers(field, spotter.at) || targets.some(({ at }) => covers(field, at)));
}

/** Its player learns no more than that. */
const notice = advanced('TOE-ecm-jam-notice', {
  needs: ['TOE-stealth-ecm-detection'],
  follows: { phaseBegan: (_state, { phase }) => (phase === 'movement' ? [{ type: 'keepWatch', moment: 'jams' }] : undefined) },
});

export const stealthDetectionRules: readonly ClassicRule[] = [detection, notice];
