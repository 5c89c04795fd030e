import { sameHex } from '@sortie/geometry';
import { type Classic, type Command, isFighting, type OnMap, sheetFor } from '@sortie/rules-classic';
import type { Moment, Together, UnitKey } from '../../battle/face.ts';
import { fireAt, moveAlike } from '../../battle/progress.ts';
import { alongWith, type Displacement, displaced } from '../hexes/group.ts';
import { foesOf } from './aim.ts';
import { commandOf, type Declaring, gunnerOf, suggestionAt, targetOf } from './fire-state.ts';
import { endOf, type Moving, moverOf } from './move-state.ts';
import { type End, endsFor } from './moving.ts';
import { unitOf } from './units.ts';

type Now = Moment<Classic>;

/** Where one of the group would go; whoever cannot move in this way walks. */
function endFor(moment: Now, unit: OnMap, { mode }: Moving, along: Displacement): End | undefined {
  const ends = (gait: Moving['mode']) => endsFor(moment, unit, { mode: gait, settled: [] }).filter(({ assault }) => assault === undefined);
  const wished = ends(mode);
  const foes = foesOf(moment).map(foe => foe.at);
  return alongWith(wished.length > 0 ? wished : ends('walk'), unit.at, along, foes);
}

const called = (moment: Now, key: UnitKey): OnMap | undefined => moverOf({ ...moment, selected: key });

/** Everybody goes as the one who is selected is about to go. */
export function moveTogether(moment: Now, state: Moving, group: readonly UnitKey[]): readonly Together<Classic>[] {
  const unit = moverOf(moment);
  const end = unit && endOf(moment, unit, state);
  if (!unit || !end || end.assault !== undefined || state.mode === 'stand' || sameHex(end.to, unit.at)) return [];
  const along = displaced(unit.at, end.to, end.facing);
  const moveOf = (now: Now, key: UnitKey): Command | undefined => {
    const one = called(now, key);
    return one && endFor(now, one, state, along)?.command;
  };
  const shows = group.flatMap(key => {
    const one = called(moment, key);
    const there = one && one.id !== unit.id ? endFor(moment, one, state, along) : undefined;
    return one && there ? [{ stops: [one.at, there.to], text: String(there.spent), tone: 'mine' as const }] : [];
  });
  const order = [...group].sort((a, b) => Number(b === moment.selected) - Number(a === moment.selected));
  return [{ label: moveAlike(group.length), next: now => order.map(key => moveOf(now, key)).find(one => one !== undefined), shows }];
}

/** Everybody who can fires at the target of the one who is selected, with the best that its heat sinks bear. */
export function fireTogether(moment: Now, state: Declaring, group: readonly UnitKey[]): readonly Together<Classic>[] {
  const target = targetOf(moment, state);
  if (!target) return [];
  const fireOf = (now: Now, key: UnitKey): Command | undefined => {
    const unit = gunnerOf({ ...now, selected: key });
    const foe = unitOf(now.view, state.target);
    const declared = unit && isFighting(foe) ? suggestionAt(now, unit, foe) : undefined;
    return unit && declared && declared.shots.length > 0 ? commandOf(unit, declared) : undefined;
  };
  const able = group.filter(key => fireOf(moment, key));
  if (able.length < 2) return [];
  return [
    { label: fireAt(able.length, sheetFor(target).name), next: now => able.map(key => fireOf(now, key)).find(one => one !== undefined) },
  ];
}
