import { type Handler, type Telling, tell } from '@sortie/kernel';
import { mayGrapple } from '../boarding/grapple.ts';
import { isShip } from '../card/craft.ts';
import { ringOf } from '../map/sectors.ts';
import { asc, type RadarRule, type Seen } from '../rule.ts';
import { outOfTurn } from '../sequence/turn.ts';
import type { Clash, Command, Radar, Unit } from '../shape.ts';
import { sharesZone } from '../state.ts';
import { proceed } from './exchange.ts';
import { ownSides, sidesOf, winnerOf } from './position.ts';
import { screenStrength } from './screens.ts';
import { isUp } from './up.ts';
import { attacksLeft, isArmed, slotOf, usableIn } from './weapons.ts';

type Engage = Extract<Command, { readonly type: 'engage' }>;

/** The two that a command names, if they are what it takes. */
const pair = (view: Seen, { unit, target }: Engage): readonly [Unit, Unit] | undefined => {
  const [one, two] = [view.units[unit], view.units[target]];
  return one && two ? [one, two] : undefined;
};

const initiate: RadarRule = asc('ASC-space-engagement-initiate', 77, {
  forbids: {
    engage: (view, command, seat) => {
      const late = outOfTurn(view, 'combat', view.units[command.unit], seat);
      if (late) return late;
      const both = pair(view, command);
      if (!both || both[1].seat === seat || both[1].fate !== 'fighting') return tell('that is not an enemy on the map');
      if (!isUp(view, both[0])) return tell('that craft does not act now');
      return both[1].turn.late ? tell('it has come too late for this turn') : undefined;
    },
  },
  covers: ['ASC-space-combat-declaration-order', 'ASC-space-attack-sequence'],
});

const sameZone: RadarRule = asc('ASC-space-engagement-attack-range', 76, {
  forbids: {
    engage: (view, command) => {
      const both = pair(view, command);
      return both && !sharesZone(...both) ? tell('they are not in the same zone of one map') : undefined;
    },
  },
  covers: ['ASC-space-los', 'ASC-space-los-capital', 'ASC-space-attack-eligibility'],
});

const onceEach: RadarRule = asc('ASC-space-engagement-return-fire', 77, {
  forbids: {
    engage: (view, { unit, target }) => (view.units[unit]?.turn.met.includes(target) ? tell('these two have met this turn') : undefined),
    answer: ({ clash, units }, _command, seat) =>
      clash?.asks === 'answer' && units[clash.units[1]]!.seat === seat ? undefined : tell('that is not asked now'),
  },
});

const limits: RadarRule = asc('ASC-space-attacks-per-unit', 77, {
  forbids: {
    engage: (view, { unit: id, bomb, grapple }) => {
      const unit = view.units[id];
      if (!unit || grapple) return undefined;
      if (attacksLeft(unit) <= 0) return tell('it has made all its attacks');
      if (bomb === undefined && !isArmed({ ...unit, bombs: [] })) return tell('it has nothing left to fire');
      return bomb !== undefined && !unit.bombs.includes(bomb) ? tell('it carries no such missile') : undefined;
    },
    answer: (view, { fire, bomb }) => {
      const unit = view.clash ? view.units[view.clash.units[1]] : undefined;
      if (!unit || !fire) return undefined;
      if (bomb === undefined && !isArmed({ ...unit, bombs: [] })) return tell('it has nothing left to fire');
      return bomb !== undefined && !unit.bombs.includes(bomb) ? tell('it carries no such missile') : undefined;
    },
  },
  covers: ['ASC-tbl-large-craft-attack-limits'],
});

const periphery: RadarRule = asc('ASC-space-peripheral-combat-limits', 74, {
  forbids: {
    engage: (view, { unit: id }) => {
      const unit = view.units[id];
      if (!unit || ringOf(unit.sector) !== 'peripheral') return undefined;
      return isShip(unit) ? tell('there it fights only from afar') : tell('it does not fight in the Peripheral Zone');
    },
  },
  covers: ['ASC-space-peripheral-zone'],
});

const HOTTEST = 4;
/** Overheating is said with the attack, before it is rolled. */
const overheating = (unit: Unit | undefined, overheat: number, bomb: boolean): Telling | undefined => {
  if (!unit || overheat === 0) return undefined;
  if (bomb) return tell('overheating does nothing for missiles carried outside');
  if (overheat > unit.card.overheat) return tell('it cannot overheat that far');
  return unit.heat + overheat > HOTTEST ? tell('it is too hot for that') : undefined;
};

const overheat: RadarRule = asc('ASC-space-overheat', 77, {
  forbids: {
    engage: ({ units }, { unit, overheat: used = 0, bomb }) => overheating(units[unit], used, bomb !== undefined),
    answer: ({ units, clash }, { overheat: used = 0, bomb, fire }) =>
      !fire && used > 0 ? tell('it does not fire') : overheating(clash ? units[clash.units[1]] : undefined, used, bomb !== undefined),
  },
  adds: {
    damage: ({ overheat: used, bracket, bomb }) =>
      used > 0 && bomb === null && (bracket === 'short' || bracket === 'medium') ? used : undefined,
  },
  covers: ['ASC-space-overheat-limits'],
});

const face: RadarRule = asc('ASC-space-damage-direction', 80, {
  forbids: {
    face: (view, { arc, other }, seat) => {
      const { clash } = view;
      if (clash?.asks !== 'face' || view.units[clash.units[clash.who]]!.seat !== seat) return tell('that is not asked now');
      const [own, foe] = [view.units[clash.units[clash.who]]!, view.units[clash.units[clash.who === 0 ? 1 : 0]]!];
      if (!ownSides(own).includes(arc)) return tell('it does not show that side');
      if (winnerOf(view, clash) === null) return other === undefined ? undefined : tell('the other one chooses for itself');
      return other !== undefined && sidesOf(foe).includes(other) ? undefined : tell('say which side the other one shows');
    },
  },
});

/** Which weapons fire: each class of the side once a turn, within the limit of the craft. */
const once: RadarRule = asc('ASC-space-multi-attack-once-each', 78, {
  forbids: {
    fire: (view, { weapons, helper }, seat) => {
      const { clash } = view;
      if (clash?.asks !== 'fire' || view.units[clash.units[clash.who]]!.seat !== seat) return tell('that is not asked now');
      const unit = view.units[clash.units[clash.who]]!;
      const arc = clash.arcs[clash.who]!;
      if (weapons.length > attacksLeft(unit)) return tell('it has not so many attacks left');
      if (new Set(weapons.map(weapon => slotOf(arc, weapon))).size < weapons.length) return tell('each class of weapons fires once a turn');
      const usable = usableIn(unit, arc, clash.bracket!);
      if (weapons.some(weapon => !usable.includes(weapon))) return tell('those weapons do nothing there');
      return helper !== undefined && !isHelper(view, unit, helper) ? tell('that craft is not docked to it') : undefined;
    },
  },
  covers: ['ASC-space-weapon-classes'],
});

const isHelper = (view: Seen, unit: Unit, helper: number): boolean =>
  view.units[helper]?.fate === 'docked' && view.units[helper]?.parent === unit.id && !view.units[helper]?.turn.done;

/** The first target is the primary one; whatever is left over goes to others at a price. */
const secondary: RadarRule = asc('ASC-space-multi-attack-targets', 78, {
  adds: { toHit: ({ secondary: second }) => (second ? 1 : undefined) },
  covers: ['ASC-space-tohit-secondary'],
});

const grapples: RadarRule = asc('ASC-boarding-grapple-location', 86, {
  forbids: {
    engage: (view, command) => {
      const both = pair(view, command);
      return both && command.grapple ? mayGrapple(...both) : undefined;
    },
  },
});

export const engageRules: readonly RadarRule[] = [
  initiate,
  sameZone,
  onceEach,
  limits,
  periphery,
  overheat,
  face,
  once,
  secondary,
  grapples,
];

export const engage: Handler<Radar, 'engage'> = (play, { unit, target, overheat: used = 0, bomb = null, grapple = false }) => {
  const clash: Clash = {
    units: [unit, target],
    grapple,
    returns: null,
    bombs: [bomb, null],
    overheat: [used, 0],
    control: null,
    arcs: [null, null],
    bracket: null,
    wash: null,
    shots: [null, null],
    helpers: [null, null],
    asks: 'nobody',
    who: 0,
  };
  play.emit({ type: 'engaged', clash });
  proceed(play);
};

export const answer: Handler<Radar, 'answer'> = (play, { fire, overheat: used = 0, bomb = null, screen = false }) => {
  const second = play.state.units[play.state.clash!.units[1]]!;
  if (screen) play.emit({ type: 'screened', unit: second.id, strength: screenStrength(second) });
  play.emit({ type: 'answered', fire, overheat: used, bomb, chosen: true });
  proceed(play);
};

export const showSide: Handler<Radar, 'face'> = (play, { arc, other }) => {
  const { arcs, who } = play.state.clash!;
  const theirs = other ?? arcs[1 - who] ?? null;
  play.emit({ type: 'faced', arcs: who === 0 ? [arc, theirs] : [theirs, arc] });
  proceed(play);
};

export const chooseRange: Handler<Radar, 'range'> = (play, { bracket }) => {
  play.emit({ type: 'ranged', bracket, rule: 'ASC-space-range-choice' });
  proceed(play);
};

export const fire: Handler<Radar, 'fire'> = (play, { weapons, helper = null }) => {
  play.emit({ type: 'readied', who: play.state.clash!.who, weapons, helper });
  proceed(play);
};
