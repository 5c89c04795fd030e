import type { Row } from './rows.ts';

/** Rows of the other program as scenes. */

const MODES: Readonly<Record<string, string>> = {
  MOVE_NONE: 'none',
  MOVE_WALK: 'walk',
  MOVE_RUN: 'run',
  MOVE_JUMP: 'jump',
  MOVE_VTOL_WALK: 'walk',
  MOVE_VTOL_RUN: 'run',
};

const number = (row: Row, column: string): number => Number(row[column]);

function unitOf(row: Row, who: 'a' | 't'): object {
  const of = (name: string): string => row[`${who}_${name}`] ?? '';
  return {
    id: who,
    side: who === 'a' ? 0 : 1,
    unit: of('unit'),
    hex: of('hex'),
    facing: Number(of('facing')),
    torso: Number(of('secondary')),
    elevation: Number(of('elevation')),
    moved: { mode: MODES[of('moved')] ?? of('moved'), hexes: Number(of('hexes')) },
    heat: Number(of('heat')),
    prone: of('prone') === '1',
    shutdown: of('shutdown') === '1',
    gunnery: Number(of('gunnery')),
    piloting: Number(of('piloting')),
  };
}

const scene = (row: Row, units: readonly object[], ask: object): object => ({
  id: row['id'],
  game: 'classic',
  map: row['board'],
  units,
  ask,
});

export function shotScene(row: Row): object {
  return scene(row, [unitOf(row, 'a'), unitOf(row, 't')], {
    kind: 'fire',
    attacker: 'a',
    target: 't',
    weapon: {
      name: row['weapon'],
      location: row['w_location'],
      rear: row['w_rear'] === '1',
      nth: 1,
      ...(row['ammo'] ? { ammo: row['ammo'] } : {}),
    },
  });
}

export function blowScene(row: Row): object {
  return scene(row, [unitOf(row, 'a'), unitOf(row, 't')], {
    kind: row['kind'],
    attacker: 'a',
    target: 't',
    ...(row['limb'] ? { limb: row['limb'] } : {}),
    ...(row['path'] ? { path: row['path'].replace('!', '') } : {}),
  });
}

export function reachScene(row: Row, mode: string, over: boolean): object {
  const unit = { id: 'u', side: 0, unit: row['unit'], hex: row['hex'], facing: number(row, 'facing'), elevation: number(row, 'elevation') };
  return scene(row, [unit], { kind: 'reach', unit: 'u', mode, ...(over ? { over } : {}) });
}
