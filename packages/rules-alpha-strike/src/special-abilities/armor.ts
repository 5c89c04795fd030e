import { nth } from '@sortie/kernel';
import { isAircraft } from '../aerospace/aircraft.ts';
import { usesMissiles } from '../attack/aim.ts';
import { ofAttacker } from '../attack/shot.ts';
import { wearDown, wearOf } from '../attack/value.ts';
import { countOf, has, type Special, specialsOf, dealt as value } from '../card/specials.ts';
import { MEASURES } from '../measure.ts';
import type { Incoming } from '../questions.ts';
import { type AlphaRule, type Book, core } from '../rule.ts';
import type { How, Unit } from '../shape.ts';
import { FORWARD_ARC } from '../sight/arcs.ts';
import { canAct, isOn, isWithin, onTable, runsHot } from '../state.ts';

/** Are missiles coming in from where a defence of this kind can reach them? */
export function defended({ attacker, target }: Pick<Incoming, 'attacker' | 'target'>, code: 'AMS' | 'RAMS'): boolean {
  if (specialsOf(target.card).get('TUR')?.within.has(code)) return true;
  return (
    has(target, code) && isOn(attacker) && isOn(target) && MEASURES[target.base].inArc(target.at, target.facing, FORWARD_ARC, attacker.at)
  );
}

/** The part of an attack that comes from some of its weapons. */
function partOf({ attacker, how, bracket, dealt }: Incoming, codes: readonly string[]): number {
  if (codes.includes(how === 'indirect' ? 'IF' : how)) return dealt;
  if (how !== 'standard' && how !== 'turret') return 0;
  const specials = specialsOf(attacker.card);
  const sum = codes.reduce((total, code) => {
    const special = code === 'IF' ? undefined : specials.get(code);
    return total + (special ? value(special, bracket).points : 0);
  }, 0);
  return Math.min(dealt, sum);
}

const EXPLOSIVE = ['AC', 'IATM', 'IF', 'LRM', 'SRM'];
/** Shells that burst beside what flies, and the warheads of ships. */
const isFlak = ({ how, flak }: Incoming): boolean => how === 'FLK' || flak === true;
const isWarhead = ({ how }: Incoming): boolean => how === 'MSL' || how === 'SDS-CM';
const isFist = ({ kind }: Incoming): boolean => kind === 'physical';

/** What the Commander's Edition takes off besides: half of the whole standard attack where shells or missiles have a part in it. */
export function wholly(strike: Incoming): number | undefined {
  const part = has(strike.target, 'BRA') && strike.how === 'standard' ? partOf(strike, EXPLOSIVE) : 0;
  const rest = strike.dealt - (part - Math.ceil(part / 2));
  return part > 0 && rest > Math.ceil(strike.dealt / 2) ? Math.ceil(strike.dealt / 2) - rest : undefined;
}

/** An ability that an attack makes use of: a turret has those printed inside it alone, and only where the book lets it use any. */
function usedBy(book: Book, unit: Unit, how: How, code: string): Special | undefined {
  const specials = specialsOf(unit.card);
  if (how !== 'turret') return specials.get(code);
  return book.holds('mixes', { unit, code }) ? specials.get('TUR')?.within.get(code) : undefined;
}

export const armorRules: readonly AlphaRule[] = [
  core('AS-ams', {
    adds: { taken: strike => (usesMissiles(strike) && strike.dealt > 1 && defended(strike, 'AMS') ? -1 : undefined) },
    covers: ['AS-sua-ams'],
  }),
  core('AS-sua-shld', {
    adds: {
      taken: strike =>
        has(strike.target, 'SHLD') && strike.how !== 'indirect' && strike.how !== 'HT' && strike.dealt > 0 ? -1 : undefined,
    },
  }),
  core('AS-sua-rca', {
    adds: {
      soaked: strike => {
        if (!has(strike.target, 'RCA') || strike.dealt === 0) return undefined;
        if (isFlak(strike) || isWarhead(strike)) return -(strike.dealt - Math.max(1, Math.floor(strike.dealt / 2)));
        const missiles = partOf(strike, ['LRM', 'SRM', 'IF']);
        return missiles > 0 ? -Math.min(strike.dealt - 1, Math.ceil(missiles / 2)) : undefined;
      },
    },
  }),
  core('AS-sua-rfa', {
    adds: {
      soaked: strike => {
        const { target, attacker, dealt } = strike;
        if (!has(target, 'RFA') || dealt === 0) return undefined;
        if (isFist(strike) || isWarhead(strike) || isFlak(strike)) return dealt;
        // Lasers of the new kind take no notice of what it reflects.
        if (has(attacker, 'REL')) return undefined;
        // Beams, and whatever rakes it from the air, lose half.
        const raked = strike.how === 'strafe' && isAircraft(attacker);
        if (has(attacker, 'ENE') || strike.how === 'HT' || raked) return -(dealt - Math.max(1, Math.floor(dealt / 2)));
        return dealt > 1 ? -1 : undefined;
      },
      critical: ({ unit }) => (has(unit, 'RFA') ? 2 : undefined),
    },
    covers: ['AS-sua-rel', 'ASC-sua-rel'],
  }),
  core('AS-crit-mods-ce', {
    waives: { critical: () => ['AS-sua-rfa'] },
    // Flak is like any other damage there.
    adds: {
      soaked: strike =>
        has(strike.target, 'RFA') && isFlak(strike) && strike.dealt > 0 ? -(strike.dealt + (strike.dealt > 1 ? 1 : 0)) : undefined,
    },
  }),
  core('AS-sua-bra', {
    adds: {
      soaked: strike => {
        const part = has(strike.target, 'BRA') ? partOf(strike, EXPLOSIVE) : 0;
        return part > 0 ? -(part - Math.ceil(part / 2)) : undefined;
      },
    },
    covers: ['ASC-sua-bra'],
  }),
  core('AS-damage-ht', {
    adds: {
      damage: ({ attacker, target, how, bracket }) => {
        if (how !== 'standard' || runsHot(target) || has(target, 'FR')) return undefined;
        const heat = specialsOf(attacker.card).get('HT');
        return heat ? wearDown(value(heat, bracket), attacker.weaponHits).points || undefined : undefined;
      },
    },
    // Fired alone it heats whoever has a heat scale, and burns nobody but the others.
    multiplies: { damage: ({ how, target }) => (how === 'HT' && runsHot(target) ? 0 : undefined) },
    steps: {
      attack: [
        {
          name: 'outside heat',
          after: 'apply',
          run: (play, { aim, hit }) => {
            const special =
              usedBy(play.book, aim.attacker, aim.how, 'HT') ??
              (aim.munition === 'inferno' ? specialsOf(aim.attacker.card).get('IATM') : undefined);
            const target = nth(play.state.units, aim.target.id);
            if (!hit || !special || !['standard', 'turret', 'HT'].includes(aim.how) || !runsHot(target) || has(target, 'FR')) return;
            const points = wearDown(value(special, aim.bracket), aim.attacker.weaponHits).points;
            if (points > 0) play.emit({ type: 'heated', unit: target.id, total: target.heatFrom + points, rule: 'AS-damage-ht' });
          },
        },
      ],
    },
    covers: ['AS-sua-ht', 'AS-sua-fr'],
  }),
  core('AS-sua-flk', {
    steps: {
      attack: [
        {
          name: 'flak',
          after: 'roll',
          run: (play, attack) => {
            const { aim, margin } = attack;
            const special = usedBy(play.book, aim.attacker, aim.how, 'FLK');
            if (attack.hit || !special || !aim.target.airborne || margin < -2 || aim.kind !== 'weapon' || aim.how === 'rear') return;
            attack.value = wearOf(play.book, aim.attacker)(value(special, aim.bracket), aim.attacker.weaponHits);
            attack.hit = attack.value.points > 0;
            attack.margin = 0;
            attack.flak = true;
          },
        },
      ],
    },
  }),
  core('AS-sua-atac', {
    adds: {
      ...ofAttacker(({ state, attacker }) => {
        if (!has(attacker, 'RBT') && !has(attacker, 'SDCS')) return undefined;
        const helpers = onTable(state).filter(one => one.seat === attacker.seat && has(one, 'ATAC') && canAct(one));
        const places = helpers.reduce((sum, one) => sum + countOf(one, 'ATAC'), 0);
        const robots = onTable(state).filter(one => one.seat === attacker.seat && (has(one, 'RBT') || has(one, 'SDCS')));
        const jam =
          isOn(attacker) && onTable(state).some(one => one.seat !== attacker.seat && has(one, 'JAM') && isWithin(one, attacker, 60));
        return !jam && robots.findIndex(({ id }) => id === attacker.id) < places ? -1 : undefined;
      }),
    },
    covers: ['ASC-sua-atac', 'AS-sua-jam', 'ASC-sua-jam', 'AS-sua-rbt'],
  }),
];
