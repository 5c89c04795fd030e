import type { Answer, Play, StepRun } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { draw } from '../cards/draw.ts';
import { NO_EFFECT, outcomeAt, TOP_STRENGTH } from '../cards/outcome.ts';
import type { Cause } from '../model/event.ts';
import { unitAt } from '../model/lookup.ts';
import type { Attack, Impact, Shot } from '../model/shape.ts';
import type { Declared, UnitId } from '../model/state.ts';
import { isSpotted, sees } from '../sight/sees.ts';
import { expose, show } from '../units/reveal.ts';
import { isPlaced } from '../units/unit.ts';
import { aim } from './aim.ts';
import { applyOutcome } from './apply.ts';

type Step = StepRun<Impact, 'attack'>;

/** Is the target in sight? If not, a friend may see it; a reaction may only be fired at what the soldier sees himself (9.3.1, 9.6). */
const los: Step = (play, attack) => {
  const { attacker, target, mode } = attack.shot;
  const [shooter, victim] = [unitAt(play.state, attacker), unitAt(play.state, target)];
  expose(play, attacker);
  if (sees(play.state, play.book, shooter, victim)) return;
  attack.indirect = mode !== 'reaction' && isSpotted(play.state, play.book, shooter, victim);
  attack.wasted = !attack.indirect;
  if (attack.wasted) play.emit({ type: 'wasted', unit: attacker, target, why: 'no line of sight' });
};

const strength: Step = (play, attack) => {
  if (attack.wasted) return;
  const { attacker, target, mode } = attack.shot;
  expose(play, target);
  const shot = aim(play.state, play.book, unitAt(play.state, attacker), unitAt(play.state, target), mode, { indirect: attack.indirect });
  if (shot.jammer) show(play, shot.jammer.id);
  const answer = play.ask('strength', shot);
  attack.strength = answer.total;
  const card = draw(play, 'MAAS-9.3.3-determine-result');
  attack.d12 = card.d12;
  const outcome = outcomeAt(answer.total, card.d12);
  play.emit({ type: 'attacked', attacker, target, how: mode, indirect: attack.indirect, strength: answer, card: card.id, outcome });
  play.emit({ type: 'fired', unit: attacker, target, d12: card.d12, mode });
};

const apply: Step = (play, { shot, strength: total, d12, wasted }) => {
  if (!wasted) applyOutcome(play, shot.target, outcomeAt(total, d12), 'fire');
};

const overkill: Step = (play, { shot, strength: total, wasted }) => {
  if (!wasted) drawOverkill(play, shot.attacker, shot.target, total, 'fire');
};

/** Neighbours of the target, and whoever shares its point, are attacked as well; friend and foe alike, once (9.8). */
const spillover: Step = (play, { shot, at, indirect, wasted }) => {
  if (wasted) return;
  const ground = groundOf(play.state.map);
  const beside = play.state.units.filter(
    unit =>
      unit.id !== shot.target && unit.id !== shot.attacker && isPlaced(unit) && (ground.clash(unit.at, at) || ground.adjacent(unit.at, at)),
  );
  const spill = indirect ? 'indirect' : 'direct';
  for (const { id } of beside) {
    const attacker = unitAt(play.state, shot.attacker);
    if (!isPlaced(unitAt(play.state, id))) continue;
    expose(play, id);
    resolve(play, aim(play.state, play.book, attacker, unitAt(play.state, id), shot.mode, { indirect, spill }), 'spillover', 'fire');
  }
};

export const attackSequence = { los, strength, apply, overkill, spillover };

/** One announced attack, from the line of sight to the neighbours it hits. */
export function attack(play: Play<Impact>, shot: Declared) {
  const target = unitAt(play.state, shot.target);
  if (!isPlaced(target)) return play.emit({ type: 'wasted', unit: shot.attacker, target: shot.target, why: 'lost the chance' });
  const about: Attack = { shot, at: target.at, indirect: false, wasted: false, strength: 0, d12: 0 };
  play.run('attack', about);
}

/** An attack without a soldier's aim behind it, or beside it: strength, one draw, result, overkill. */
export function resolve(play: Play<Impact>, shot: Shot, how: 'blast' | 'spillover', cause: Cause) {
  const { attacker, target } = shot;
  expose(play, target.id);
  const answer = play.ask('strength', { ...shot, target: unitAt(play.state, target.id) });
  const card = answer.total < 1 ? null : draw(play, how === 'spillover' ? 'MAAS-9.8-spillover-adjacent' : 'MAAS-9.3.3-determine-result');
  const outcome = card ? outcomeAt(answer.total, card.d12) : NO_EFFECT;
  play.emit({
    type: 'attacked',
    attacker: attacker?.id ?? null,
    target: target.id,
    how,
    indirect: shot.indirect,
    strength: answer,
    card: card?.id ?? null,
    outcome,
  });
  applyOutcome(play, target.id, outcome, cause);
  drawOverkill(play, attacker?.id ?? null, target.id, answer.total, cause);
}

/** Strength above ten draws again at the excess, and only damage counts (9.3.5). */
function drawOverkill(play: Play<Impact>, attacker: UnitId | null, target: UnitId, total: number, cause: Cause) {
  for (let excess = total - TOP_STRENGTH; excess > 0; excess -= TOP_STRENGTH) {
    if (!isPlaced(unitAt(play.state, target))) return;
    const card = draw(play, 'MAAS-9.3.5-overkill');
    const { boxes } = outcomeAt(excess, card.d12);
    const strength: Answer = { total: excess, terms: [{ rule: 'MAAS-9.3.5-overkill', value: excess, stage: 'base' }] };
    const outcome = { boxes, shock: false, eliminated: false };
    play.emit({ type: 'attacked', attacker, target, how: 'overkill', indirect: false, strength, card: card.id, outcome });
    applyOutcome(play, target, outcome, cause);
  }
}
