import type { Game, Seed, Shape } from '@sortie/kernel';
import { type Guest, layAs, type Plan } from '@sortie/table';
import { cardOf } from './card.ts';
import type { Told } from './house.ts';
import type { Shelf } from './shelf.ts';

/** Whoever sits at this screen. */
export const HERE: Guest = { id: 'here', name: '' };

/** Lays a table, seats everybody and begins. */
export async function layOn(shelf: Shelf, game: Game<Shape>, plan: Plan, names: readonly string[], now: number): Promise<Told<string>> {
  if (plan.seats.some(({ kind }) => kind === 'open'))
    return { ok: false, refusal: { code: 'not-allowed', reason: 'invite links need the server' } };
  const hands = {
    guest: HERE,
    name: (seat: number, planned?: string) => names[seat] ?? planned ?? 'Player',
    opponent: (seat: number) => names[seat] ?? 'Opponent',
  };
  const laid = layAs(game, plan, hands, plan.dice === 'seeded' ? randomSeed() : undefined, now);
  if (!laid.ok) return { ok: false, refusal: { ...laid.refusal, code: 'not-allowed' } };
  const id = `local-${crypto.randomUUID()}`;
  await shelf.append(cardOf(id, laid.table), laid.records);
  return { ok: true, value: id };
}

function randomSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
