import { countOf, has, hasAny } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import type { Aim } from '../questions.ts';
import { type AlphaRule, core, option } from '../rule.ts';
import type { How } from '../shape.ts';
import { INCH, isOn, marking } from '../state.ts';

const MISSILES: readonly How[] = ['standard', 'turret', 'indirect', 'LRM', 'SRM'];
const offers = (name: string, codes: readonly string[], hows: readonly How[] = MISSILES): NonNullable<AlphaRule['base']> => ({
  munition: ({ unit, munition, how }) => (munition === name && hows.includes(how) && hasAny(unit, ...codes) ? 1 : undefined),
});
const loaded =
  (name: string, value: (aim: Aim) => number | undefined) =>
  (aim: Aim): number | undefined =>
    aim.munition === name ? value(aim) : undefined;

const vulnerable = (aim: Pick<Aim, 'target'>): boolean => hasAny(aim.target, 'TSMX', 'TSI');

/** Whatever is loaded must be offered by a rule to this unit and this attack. */
const general: AlphaRule = core('ASC-mun-general', {
  forbids: {
    attack: ({ units }, { unit: id, munition = '', how }, _seat, book) => {
      const unit = units[id];
      if (!unit || munition === '') return undefined;
      return book.ask('munition', { unit, munition, how }).terms.length > 0 ? undefined : 'it cannot fire that';
    },
  },
});

const antiTsm: AlphaRule = option('ASC-mun-anti-tsm-damage', {
  base: offers('anti-tsm', ['LRM', 'SRM']),
  adds: {
    damage: loaded('anti-tsm', aim => (vulnerable(aim) ? 1 : -1)),
    chances: ({ munition, unit }) => (munition === 'anti-tsm' && hasAny(unit, 'TSMX', 'TSI') ? 1 : undefined),
  },
  steps: {
    attack: [
      {
        name: 'anti-TSM smoke',
        after: 'apply',
        run: (play, { aim, hit }) => {
          const target = play.state.units[aim.target.id];
          if (!hit || aim.munition !== 'anti-tsm' || !isOn(target)) return;
          const id = `smoke-${play.state.turn}-${aim.attacker.id}`;
          play.emit({
            type: 'terrainChanged',
            piece: id,
            as: { id, kind: 'smoke', outline: { kind: 'circle', at: target.at, radius: 2 * INCH }, level: 1 },
            rule: 'ASC-mun-anti-tsm-smoke',
          });
        },
      },
    ],
  },
  covers: ['ASC-mun-anti-tsm-smoke', 'AS-sua-tsi', 'ASC-sua-tsi'],
});

const listenKill: AlphaRule = option('ASC-mun-listen-kill', {
  base: offers('listen-kill', ['LRM', 'SRM']),
  adds: { toHit: loaded('listen-kill', () => -1) },
});
/** From 3040 on they are missiles like any other. */
const listenKillEra: AlphaRule = option('ASC-mun-listen-kill-era', {
  waives: { toHit: ({ munition }) => (munition === 'listen-kill' ? ['ASC-mun-listen-kill'] : undefined) },
});

/** The farthest bracket a launcher loses: Long for LRMs, Medium for SRMs. */
const lastBracket = ({ attacker }: Pick<Aim, 'attacker'>): number => (has(attacker, 'LRM') ? 2 : 1);
const deadFire: AlphaRule = option('ASC-mun-dead-fire', {
  base: offers('dead-fire', ['LRM', 'SRM']),
  adds: { damage: loaded('dead-fire', aim => (aim.bracket < lastBracket(aim) ? 1 : undefined)) },
  multiplies: { damage: loaded('dead-fire', aim => (aim.bracket < lastBracket(aim) ? undefined : 0)) },
});

/** Pods that explode: at once, or all together when their owner says so. */
const podDamage = (pods: number): number => Math.floor(pods / 2);
const seeds = 'seeded';
const shootAndSit: AlphaRule = option('ASC-mun-shoot-and-sit-contact', {
  base: {
    munition: ({ unit, munition, how }) =>
      (how === 'SNARC' && (munition === 'explosive' || munition === 'delayed') && has(unit, 'SNARC')) ||
      (munition === 'detonate' && how === 'standard' && has(unit, 'SNARC'))
        ? 1
        : undefined,
  },
  adds: {
    damage: loaded('detonate', ({ target, attacker }) => {
      const mark = target.marks.find(({ kind, by }) => kind === seeds && by === attacker.id);
      return mark ? podDamage(mark.value ?? 0) : undefined;
    }),
  },
  steps: {
    attack: [
      {
        name: 'pods',
        after: 'apply',
        run: (play, { aim, hit }) => {
          if (!hit) return;
          const target = play.state.units[aim.target.id]!;
          const before = target.marks.find(({ kind, by }) => kind === seeds && by === aim.attacker.id)?.value ?? 0;
          if (aim.munition === 'explosive')
            hurt(play, target.id, podDamage(countOf(aim.attacker, 'SNARC')), byRule('ASC-mun-shoot-and-sit-contact'));
          if (aim.munition !== 'delayed' && aim.munition !== 'detonate') return;
          const value = aim.munition === 'delayed' ? before + 1 : 0;
          play.emit({
            type: 'changed',
            unit: target.id,
            rule: 'ASC-mun-shoot-and-sit-delayed',
            what: value > 0 ? 'carries a charge' : 'charges go off',
            change: { marks: marking(target, { kind: seeds, until: 0, by: aim.attacker.id, value }) },
          });
        },
      },
    ],
  },
  covers: ['ASC-mun-shoot-and-sit-delayed', 'ASC-mun-shoot-and-sit-owner'],
});

/** Of the older list only what is told again in the Companion: armor-piercing shells and tandem charges. */
const piercing: AlphaRule = option('AS-munition-list', {
  base: {
    munition: ({ unit, munition, how }) =>
      (munition === 'armor-piercing' && how === 'AC' && has(unit, 'AC')) || (munition === 'tandem' && how === 'SRM' && has(unit, 'SRM'))
        ? 1
        : undefined,
  },
  adds: {
    chances: ({ munition, unit, structure }) =>
      (munition === 'armor-piercing' || munition === 'tandem') && structure === 0 && !has(unit, 'ABA') ? 1 : undefined,
  },
});

const iatm: AlphaRule = core('ASC-sua-iatm-inferno', {
  base: {
    munition: ({ unit, munition, how }) =>
      how === 'IATM' && has(unit, 'IATM') && (munition === 'inferno' || munition === 'magpulse') ? 1 : undefined,
  },
  adds: { damage: ({ how, munition }) => (how === 'IATM' && munition !== '' ? -1 : undefined) },
  steps: {
    attack: [
      {
        name: 'iATM',
        after: 'apply',
        run: (play, { aim, hit }) => {
          if (!hit || aim.how !== 'IATM' || aim.bracket > 1) return;
          const target = play.state.units[aim.target.id]!;
          if (aim.munition === 'inferno')
            play.emit({
              type: 'changed',
              unit: target.id,
              rule: 'ASC-sua-iatm-inferno',
              what: 'burns',
              change: { heatFrom: target.heatFrom + countOf(aim.attacker, 'IATM') },
            });
          if (aim.munition === 'magpulse' && aim.bracket === 0)
            play.emit({
              type: 'changed',
              unit: target.id,
              rule: 'ASC-sua-iatm-magpulse',
              what: 'dazzled',
              change: { marks: marking(target, { kind: 'magpulse', until: play.state.turn + 1 }) },
            });
        },
      },
    ],
  },
  covers: ['AS-sua-iatm'],
});

export const munitionRules: readonly AlphaRule[] = [general, antiTsm, listenKill, listenKillEra, deadFire, shootAndSit, piercing, iatm];
