import type { House, Told } from '../link/index.ts';
import { doors } from './doors.ts';
import { myName } from './name.ts';

/** The server, once it knows my name. */
export async function enterHouse(): Promise<Told<House>> {
  const { house } = await doors();
  const me = await house.me();
  if (!me.ok) return me;
  if (me.value) return { ok: true, value: house };
  const entered = await house.enter(myName());
  return entered.ok ? { ok: true, value: house } : entered;
}
