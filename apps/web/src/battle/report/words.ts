import { t, tn } from '../../i18n/index.ts';
import type { PhaseReport, TargetReport } from './phases.ts';

/** What happened to one unit, in a few chips. */
export function targetWords({ shots, hits, points, criticals, falls }: TargetReport): readonly string[] {
  return [
    ...(shots > 0 ? [t('{hits} of {shots} hit', { hits, shots })] : []),
    ...(points > 0 ? [`−${points}`] : []),
    ...(criticals > 0 ? [tn('1 critical hit', '{n} critical hits', criticals)] : []),
    ...(falls > 0 ? [t('fell')] : []),
  ];
}

/** A phase in one line. */
export function phaseWords({ targets }: PhaseReport): string {
  const sum = (of: (target: TargetReport) => number): number => targets.reduce((all, target) => all + of(target), 0);
  const [shots, hits, points] = [sum(one => one.shots), sum(one => one.hits), sum(one => one.points)];
  const kills = targets.filter(({ killed }) => killed).length;
  return [
    ...(shots > 0 ? [t('{hits} of {shots} hit', { hits, shots })] : []),
    ...(points > 0 ? [tn('1 point of damage', '{n} points of damage', points)] : []),
    ...(kills > 0 ? [tn('1 unit destroyed', '{n} units destroyed', kills)] : []),
  ].join(' · ');
}
