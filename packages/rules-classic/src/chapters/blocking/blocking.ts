import { blowFault } from '../../physical/blow-faults.ts';
import { ARM_PARTS, armFaultsOf } from '../../physical/limbs.ts';
import { besideFault, canPunch } from '../../physical/reach.ts';
import type { Striking } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Blow } from '../../shape.ts';
import { ARMS } from '../../sheet/sheet.ts';
import { isFighting } from '../../state.ts';

const BLOCKED: ReadonlySet<Blow['kind']> = new Set<Blow['kind']>(['punch', 'kick', 'club']);

/** An arm that is held in the way takes the blow on a roll like that of a punch; who stops a kick may be thrown off its feet. */
function block(play: Play, striking: Striking): void {
  const { unit, blow } = striking;
  const target = play.state.units[blow.target];
  const shield = isFighting(target) ? target.strike?.blows.find(one => one.kind === 'block' && one.target === unit) : undefined;
  if (!striking.hit || shield?.kind !== 'block' || !BLOCKED.has(blow.kind) || !isFighting(target)) return;
  if (target.gone.includes(shield.arm)) return;
  const needed = target.pilot.piloting + armFaultsOf(target, shield.arm, ARM_PARTS);
  if (play.roll(2, 6, 'TOE-block-kick-psr').total < needed) return;
  striking.guard = shield.arm;
  if (blow.kind === 'kick') play.emit({ type: 'caused', unit: target.id, cause: 'blocked' });
}

const blocking = advanced('TOE-block-kick-psr', {
  permits: { blow: ['block'] },
  offers: { blows: ({ target }) => ARMS.map(arm => ({ kind: 'block' as const, arm, target: target.id })) },
  affirms: { waits: ({ blow: { kind } }) => kind === 'block' },
  forbids: {
    strike: blowFault('block', (_state, unit, target, { arm }) => besideFault(unit, target) ?? (canPunch(unit, arm) ? null : 'limb')),
  },
  adds: { piloting: ({ cause }) => (cause === 'blocked' ? 0 : undefined) },
  steps: { striking: [{ name: 'block', after: 'record', run: block }] },
});

export const blockingRules: readonly ClassicRule[] = [blocking];
