import { t } from '../i18n/index.ts';
import type { Plan, Told } from '../link/index.ts';
import { doors } from './doors.ts';
import { enterHouse } from './enter.ts';
import { myName } from './name.ts';

/** Lays a table in this browser or on the server and gives the id to open it by. */
export async function layTable(plan: Plan, where: 'here' | 'online'): Promise<Told<string>> {
  if (where === 'here') return (await doors()).layLocal(plan, plan.seats.map(seatName));
  const house = await enterHouse();
  if (!house.ok) return house;
  const laid = await house.value.lay(plan);
  return laid.ok ? { ok: true, value: laid.value.id } : laid;
}

function seatName(seat: Plan['seats'][number], at: number): string {
  if (seat.kind === 'opponent') return t('Opponent');
  if (seat.kind === 'me') return seat.name ?? myName();
  return t('Seat {n}', { n: at + 1 });
}
