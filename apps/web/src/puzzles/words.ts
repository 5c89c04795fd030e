import type { Kind, Reckoning } from '@sortie/arena';
import type { Shape, View } from '@sortie/kernel';
import type { GameFace } from '../battle/face.ts';
import { formatNumber } from '../i18n/format.ts';
import { t, word } from '../i18n/index.ts';
import type { Snapshot } from '../link/index.ts';

export const KIND_NAMES: { readonly [K in Kind]: string } = {
  shot: word('Best shot'),
  move: word('Best move'),
  survive: word('Survive the turn'),
};

export const KIND_TASKS: { readonly [K in Kind]: string } = {
  shot: word('Declare one attack. Which one does the most damage by the end of the turn?'),
  move: word('Make one move. Which one brings the most damage done less damage taken by the end of the turn?'),
  survive: word('Make one move. Which one gives you the best chance to lose nobody this turn?'),
};

const MODES: { readonly [mode: string]: string } = {
  stand: word('Stand still'),
  walk: word('Walk'),
  run: word('Run'),
  jump: word('Jump'),
  ground: word('Move'),
};

interface Command {
  readonly unit?: number;
  readonly mode?: string;
  readonly target?: number;
  readonly shots?: readonly { readonly target: number }[];
}

/** A command of a puzzle in a few words. */
export function planWords({ game }: Pick<Snapshot<Shape>, 'game'>, view: View<Shape>, face: GameFace<Shape>, raw: unknown): string {
  const command = raw as Command;
  const units = face.units(view, 0);
  const nameOf = (id: number | undefined): string => units.find(({ key }) => key === String(id))?.name ?? '';
  const targets = [
    ...new Set([...(command.shots ?? []).map(({ target }) => target), ...(command.target === undefined ? [] : [command.target])]),
  ];
  if (targets.length > 0) {
    const at = targets.map(nameOf).join(', ');
    return command.shots
      ? t('{unit} fires {n} at {target}', { unit: nameOf(command.unit), n: command.shots.length, target: at })
      : t('{unit} attacks {target}', { unit: nameOf(command.unit), target: at });
  }
  if (command.mode === undefined) return t('{unit} holds fire', { unit: nameOf(command.unit) });
  const end = game.tactics.path?.(view, raw as Shape['command']).at(-1);
  const place = end && command.mode !== 'stand' ? face.describe(view, face.placed(view, end)) : '';
  return [nameOf(command.unit), t(MODES[command.mode] ?? 'Move'), place].filter(one => one !== '').join(': ');
}

const tenth = (value: number): string => formatNumber(Math.round(value * 10) / 10);

/** What comes of a plan, in figures. */
export const figuresOf = ({ dealt, taken, killed, safe }: Reckoning): readonly string[] => [
  t('damage done {n}', { n: tenth(dealt) }),
  t('damage taken {n}', { n: tenth(taken) }),
  t('units destroyed {n}', { n: tenth(killed) }),
  t('nobody lost in {n} %', { n: Math.round(safe / 10) }),
];
