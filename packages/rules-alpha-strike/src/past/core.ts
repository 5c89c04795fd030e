import { sure } from '@sortie/kernel';
import type { ArcName, WeaponClass } from '../card/card.ts';
import type { Trait } from '../facts/equip.ts';
import {
  at,
  by,
  type Changed,
  deed,
  heat,
  lastMark,
  markIn,
  marksIn,
  moves,
  type Named,
  type Past,
  seat,
  spent,
  until,
  value,
  z,
} from '../past/patch.ts';
import type { Bomb, Order } from '../shape.ts';

const engineHit: Named = ({ unit, rule, change: { engineHits, moves: left, tmm } }) => ({
  type: 'engineHit',
  unit,
  hits: sure(engineHits, 'hits'),
  rule,
  ...(left && { moves: left }),
  ...(tmm !== undefined && { tmm }),
});

const slowed: Named = patch => {
  const { tmm, mpHits } = patch.change;
  return {
    type: 'slowed',
    unit: patch.unit,
    moves: moves(patch),
    tmm: sure(tmm, 'TMM'),
    ...(mpHits !== undefined && { mpHits }),
    rule: patch.rule,
  };
};

/** The weapons of one side were told by the name of a mark: `arc-front-standard`. */
const weaponHit: Named = patch => {
  const mark = patch.change.marks && lastMark(patch);
  const [, arc, weapons] = mark?.kind.split('-') ?? [];
  const lost = mark && { lost: { arc: arc as ArcName, weapons: weapons as WeaponClass, value: value(mark) } };
  return { type: 'weaponHit', unit: patch.unit, hits: sure(patch.change.weaponHits, 'hits'), rule: patch.rule, ...lost };
};

const ordered: Named = patch => ({
  type: 'ordered',
  unit: patch.unit,
  order: lastMark(patch).kind.slice('order-'.length) as Order,
  until: until(patch),
});

const bombsIn = (patch: Changed): readonly { readonly bomb: Bomb; readonly value: number }[] =>
  marksIn(patch)
    .filter(({ kind }) => kind.startsWith('bomb-'))
    .map(mark => ({ bomb: mark.kind.slice('bomb-'.length) as Bomb, value: value(mark) }));

/** What patches of the core are called today. */
export const corePast: Past = {
  'AS-attack-count storm': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-attack-count extinguish': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-attack-count clearWoods': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-attack-count clearRubble': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-attack-count bridge': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-attack-count spot': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-attack-count shootSensor': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-attack-count dropSensor': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-attack-count screen': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'ASC-vtol-strafing-declare makes its run': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-art-declare fires artillery': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'ASC-flak-eligibility fires flak': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-mine-lay sweeps for mines': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'ASC-scen-recon-contact-scan scans a building': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'ASC-scen-recon-probe-scan scans a building': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'ASC-scen-sf-hidden-commander scans an enemy': patch => ({ type: 'acted', unit: patch.unit, deed: deed(patch), rule: patch.rule }),
  'AS-vtol takes off': ({ unit }) => ({ type: 'tookOff', unit }),
  'AS-sua-arm armored components stop a critical hit': ({ unit }) => ({ type: 'componentsHeld', unit }),
  'AS-carrier-destroyed gets off the wreck': patch => ({ type: 'leftWreck', unit: patch.unit, at: patch.change.at ?? null, z: z(patch) }),
  'AS-crit-engine-vee engine hit': engineHit,
  'AS-crit-engine-mech engine hit': engineHit,
  'AS-crit-engine-aero engine hit': engineHit,
  'AS-crit-mp slower': slowed,
  'AS-motive slower': slowed,
  'AS-motive immobilized': patch => ({ type: 'immobilized', unit: patch.unit, moves: moves(patch) }),
  'AS-motive-airborne crashes': patch => ({ type: 'cameDown', unit: patch.unit, z: z(patch) }),
  'AS-crit-fc fire control hit': ({ unit, change }) => ({ type: 'fireControlHit', unit, hits: sure(change.fireHits, 'hits') }),
  'AS-crit-weapon weapon hit': weaponHit,
  'ASC-armed-building-emplacement-damage weapon hit': weaponHit,
  'AS-crit-crew-stunned crew stunned': patch => ({ type: 'stunned', unit: patch.unit, until: until(patch), rule: patch.rule }),
  'ASC-quirk-poor-life-support crew stunned': patch => ({ type: 'stunned', unit: patch.unit, until: until(patch), rule: patch.rule }),
  'AS-sua-btas shut down': patch => ({ type: 'stunned', unit: patch.unit, until: until(patch), rule: patch.rule }),
  'ASC-sua-tsemp-effect shut down': patch => ({ type: 'stunned', unit: patch.unit, until: until(patch), rule: patch.rule }),
  'AS-sua-btas shaken': patch => ({ type: 'shaken', unit: patch.unit, until: until(patch), rule: patch.rule }),
  'ASC-sua-tsemp-effect shaken': patch => ({ type: 'shaken', unit: patch.unit, until: until(patch), rule: patch.rule }),
  'AS-heat-voluntary has its orders': ordered,
  'AS-heat-voluntary shuts down': patch => ({ type: 'shutDown', unit: patch.unit, heat: heat(patch), rule: patch.rule }),
  'AS-heat-voluntary starts again': ({ unit, rule }) => ({ type: 'started', unit, rule }),
  'AS-heat-shutdown starts again': ({ unit, rule }) => ({ type: 'started', unit, rule }),
  'AS-heat-shutdown shuts down': patch => ({
    type: 'shutDown',
    unit: patch.unit,
    heat: heat(patch),
    asleep: value(lastMark(patch)),
    rule: patch.rule,
  }),
  'AS-heat-add heat': patch => ({ type: 'heatSettled', unit: patch.unit, heat: heat(patch), rule: patch.rule }),
  'AS-heat-cool heat': patch => ({ type: 'heatSettled', unit: patch.unit, heat: heat(patch), rule: patch.rule }),
  'AS-heat-ov overheats': ({ unit, change }) => ({ type: 'overheated', unit, total: sure(change.overheated, 'heat') }),
  'AS-damage-ht heated': ({ unit, rule, change }) => ({ type: 'heated', unit, total: sure(change.heatFrom, 'heat'), rule }),
  'AS-mine burns': ({ unit, rule, change }) => ({ type: 'heated', unit, total: sure(change.heatFrom, 'heat'), rule }),
  'AS-bomb-types burns': ({ unit, rule, change }) => ({ type: 'heated', unit, total: sure(change.heatFrom, 'heat'), rule }),
  'ASC-sua-iatm-inferno burns': ({ unit, rule, change }) => ({ type: 'heated', unit, total: sure(change.heatFrom, 'heat'), rule }),
  'AS-fire stands in fire': ({ unit, rule, change }) => ({ type: 'heated', unit, total: sure(change.heatFrom, 'heat'), rule }),
  'AS-eject is abandoned': ({ unit }) => ({ type: 'ejected', unit }),
  'AS-tag painted': patch => ({ type: 'tagged', unit: patch.unit, by: by(lastMark(patch)), until: until(patch) }),
  'AS-narc carries a beacon': patch => ({ type: 'beaconed', unit: patch.unit, seat: seat(lastMark(patch)) }),
  'AS-attack-count one charge less': patch => ({ type: 'chargeSpent', unit: patch.unit, device: spent(patch) }),
  'AS-sua-c3rs one sensor less': ({ unit }) => ({ type: 'sensorUsed', unit, sensor: 'C3RS' }),
  'AS-sua-rsd drops a sensor': ({ unit }) => ({ type: 'sensorUsed', unit, sensor: 'RSD' }),
  'AS-mount gets on': patch => ({
    type: 'mounted',
    unit: patch.unit,
    on: sure(patch.change.rides, 'carrier'),
    outside: markIn(patch, 'outside') !== undefined,
  }),
  'AS-dismount gets off': patch => ({ type: 'dismounted', unit: patch.unit, at: at(patch), z: z(patch) }),
  'AS-dismount-air drops': patch => ({ type: 'dismounted', unit: patch.unit, at: at(patch), z: z(patch), dropping: until(patch) }),
  'AS-sua-pnt its missile is shot down': ({ unit }) => ({ type: 'missileDowned', unit }),
  'AS-bomb-load drops bombs': patch => ({ type: 'bombsDropped', unit: patch.unit, left: bombsIn(patch) }),
  'AS-mine-lay lays mines': ({ unit }) => ({ type: 'minesSpent', unit }),
  'AS-bld-attack fires at a building': ({ unit, change }) => ({
    type: 'firedAtBuilding',
    unit,
    overheated: sure(change.overheated, 'heat'),
  }),
  'AS-bld-collapse falls': patch => ({ type: 'fellThrough', unit: patch.unit, z: z(patch) }),
  'AS-boarding goes aboard': ({ unit, rule, change }) => ({ type: 'boarded', unit, into: sure(change.rides, 'ship'), rule }),
  'ASC-building-capture goes inside': ({ unit, rule, change }) => ({ type: 'boarded', unit, into: sure(change.rides, 'ship'), rule }),
  'AS-boarding captures it': patch => ({ type: 'captured', unit: patch.unit, at: at(patch), z: z(patch) }),
  'AS-sua-crw its crew takes up arms': patch => ({
    type: 'crewArmed',
    unit: patch.unit,
    marines: value(sure(markIn(patch, 'marines'), 'marines')),
    until: until(patch),
  }),
  'AS-sua-crw loses marines': patch => ({ type: 'marinesLost', unit: patch.unit, left: value(lastMark(patch)) }),
  'AS-sua-ff fights the fire': patch => ({
    type: 'fireFought',
    unit: patch.unit,
    fire: lastMark(patch).kind.slice('fights-'.length),
    tries: value(lastMark(patch)),
    until: until(patch),
  }),
  'AS-to-hit-spotting spots': patch => ({ type: 'spotted', unit: patch.unit, until: until(patch) }),
  'AS-sua-scr launches its screens': patch => ({
    type: 'screened',
    unit: patch.unit,
    strength: value(lastMark(patch)),
    until: until(patch),
  }),
  'AS-aero-fall crashes': ({ unit }) => ({ type: 'crashed', unit }),
  'AS-aero-fall falls': ({ unit, change }) => ({ type: 'fellToRing', unit, ring: sure(change.flight, 'flight').ring }),
  'AS-aero-ground-path leaves the table': ({ unit }) => ({ type: 'flewOff', unit }),
  'AS-crit-thruster thruster hit': patch => ({ type: 'thrusterHit', unit: patch.unit, moves: moves(patch) }),
  'AS-crit-crewhit crew hit': patch => ({ type: 'crewHit', unit: patch.unit, hits: value(lastMark(patch)) }),
  'AS-crit-crewhit door': patch => ({ type: 'doorJammed', unit: patch.unit, bay: lastMark(patch).kind.slice('door-'.length) }),
  'AS-crit-crewhit collar': ({ unit }) => ({ type: 'broke', unit, what: 'collar' }),
  'AS-crit-crewhit kfBoom': ({ unit }) => ({ type: 'broke', unit, what: 'kfBoom' }),
};

/** Whoever has more than its card shows: abilities on the card, or a trait for the whole game. */
export const equipped: Named = patch => {
  const { unit, rule, change } = patch;
  if (!change.card) return { type: 'traitGiven', unit, trait: lastMark(patch).kind as Trait, rule };
  return { type: 'cardChanged', unit, card: change.card, rule, ...(change.spent && { spent: spent(patch) }) };
};
