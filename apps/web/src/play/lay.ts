import { t } from '../i18n/index.ts';
import type { Plan, Told } from '../link/index.ts';
import { doors } from './doors.ts';
import { myName } from './name.ts';

/** Lays a table in this browser or on the server and gives the id to open it by. */
export async function layTable(plan: Plan, where: 'here' | 'online'): Promise<Told<string>> {
  const { layLocal, house } = await doors();
  if (where === 'here') return layLocal(plan, plan.seats.map(seatName));
  const me = await house.me();
  if (!me.ok) return me;
  if (!me.value) {
    const entered = await house.enter(myName());
    if (!entered.ok) return entered;
  }
  const laid = await house.lay(plan);
  return laid.ok ? { ok: true, value: laid.value.id } : laid;
}

function seatName(seat: Plan['seats'][number], at: number): string {
  if (seat.kind === 'opponent') return t('Opponent');
  if (seat.kind === 'me') return seat.name ?? myName();
  return t('Seat {n}', { n: at + 1 });
}
