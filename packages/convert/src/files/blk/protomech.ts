import { protoMechStructure, runningSpeed, type Unit } from '@sortie/roster';
import { armorOf, type Desk, engineOf, readIdentity, readLore, readMounts } from './common.ts';

const SECTIONS = { body: 'BD', head: 'HD', torso: 'T', 'right arm': 'RA', 'left arm': 'LA', legs: 'L', 'main gun': 'MG' } as const;
const ARMORED = ['HD', 'T', 'RA', 'LA', 'L'] as const;

export function readProtoMech(desk: Desk): Unit | string {
  const { blocks } = desk;
  const identity = readIdentity(desk);
  const { tons } = identity;
  if (!(tons >= 2 && tons <= 15)) return `"${blocks.text('tonnage')}" is not the mass of a ProtoMech`;
  const gun = blocks.numbers('armor').length > ARMORED.length;
  const body = blocks.text('motion_type').toLowerCase();
  const walk = blocks.number('cruisemp');
  const run = runningSpeed(walk);
  const structure = protoMechStructure(tons);
  const frameFactor = body === 'quad' || body === 'wige' ? run - 2 : run;
  const cockpit = blocks.text('interface_cockpit') === 'true' ? { cockpit: 'Interface' } : {};
  return {
    kind: 'protomech',
    ...identity,
    frame: body === 'quad' ? 'quad' : 'biped',
    motive: body === 'quad' ? 'quad' : body === 'wige' ? 'wige' : 'biped',
    ...cockpit,
    movement: { walk, run, jump: blocks.number('jumpingmp') },
    engine: engineOf(desk, ratingStep(tons * frameFactor)),
    armor: armorOf(desk, gun ? [...ARMORED, 'MG'] : ARMORED, 'Standard ProtoMech', {}),
    structure: { type: 'Standard', points: gun ? structure : withoutGun(structure) },
    mounts: readMounts(desk, SECTIONS),
    ...readLore(desk),
  };
}

/** Engines above 40 come in steps of five. */
const ratingStep = (rating: number): number => (rating > 40 ? Math.ceil(rating / 5) * 5 : Math.max(1, rating));

function withoutGun(points: Readonly<Record<string, number>>): Record<string, number> {
  const { MG: _gun, ...rest } = points;
  return rest;
}
