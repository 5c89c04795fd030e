import type { Board } from '@sortie/board';
import { table as terrain } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { REGULAR_SKILL } from '@sortie/roster';
import { giftRulesOf, type Setup, setupObjection } from '@sortie/rules-alpha-strike';
import { groundOfPlan } from '../../games/alpha-strike/plan.ts';
import { INCH } from '../../games/alpha-strike/scale.ts';
import { because, t } from '../../i18n/index.ts';
import type { Playground, SetupFace } from '../face.ts';
import { nameOf, pointsOf, priceOf } from './force-list.ts';
import { Forces } from './forces.tsx';
import { planOf, tokensOf, zonesOf } from './picture.ts';
import { Tables } from './tables.tsx';

/** The app passes set-ups through unread; here, and only here, they are those of Alpha Strike. */
const read = (setup: unknown): Setup => setup as Setup;

function playground(setup: unknown): Playground {
  const plan = planOf(read(setup));
  const size = plan.hexes
    ? t('{width} × {height} hexes', { width: plan.hexes.columns, height: plan.hexes.rows })
    : t('{width}″ × {height}″', { width: Math.round(plan.width / INCH), height: Math.round(plan.height / INCH) });
  return { name: plan.name ?? t('A table of your own'), size, ground: groundOfPlan(plan) };
}

/** A map of hexes laid out at two inches per hex; played with a ruler unless somebody wants the hexes. */
function withBoard(setup: unknown, _id: string, board: Board): Setup {
  const { hexes: _hexes, ...plan } = terrain.tableFromHexes(board);
  return { ...read(setup), table: plan };
}

function objection(setup: unknown): { readonly rule: RuleId; readonly reason: string } | undefined {
  const refusal = setupObjection(setup);
  return refusal && { rule: refusal.rule, reason: because(refusal) };
}

/** What crews, machines and commanders bring along has an effect only with its rules. */
const needs = (setup: unknown): readonly RuleId[] => giftRulesOf(read(setup));

const points = (setup: unknown): number => Math.max(...read(setup).forces.map(pointsOf));

const roster = (setup: unknown): readonly (readonly string[])[] =>
  read(setup).forces.map(force =>
    force.map(entry =>
      t('{name} ({points} points), skill {skill}', { name: nameOf(entry), points: priceOf(entry), skill: entry.skill ?? REGULAR_SKILL }),
    ),
  );

export const setupFace: SetupFace = { playground, tokensOf, zonesOf, withBoard, objection, needs, points, Boards: Tables, Forces, roster };
