import { type Telling, tell } from '@sortie/kernel';
import type { Event, State } from './shape.ts';
import { called } from './state.ts';

/** The event as a sentence for the chronicle. */
export function tellEvent(state: State, event: Event): Telling | undefined {
  const army = (seat: number): string => state.sides[seat === 1 ? 1 : 0].army.name;
  const unit = (id: number): string => (state.units[id] ? called(state.units[id]) : `#${id}`);
  switch (event.type) {
    case 'fought':
      return tell('Mission {mission}: {result} for {army}', { mission: event.mission, result: event.results[0], army: army(0) });
    case 'contended':
      return event.leader < 0
        ? tell('Campaign Initiative is even and rolled again')
        : tell('Campaign Initiative: {a} to {b}, {army} names the interval', {
            a: event.rolls[0]!.total + event.totals[0]!.total,
            b: event.rolls[1]!.total + event.totals[1]!.total,
            army: army(event.leader),
          });
    case 'intervalSet':
      return tell('{hours} hours until the next mission', { hours: event.hours });
    case 'rolled':
      return tell('{subject}: needs {needs}, rolls {roll}: {what}', {
        subject: event.subject,
        needs: event.needs.total,
        roll: event.roll.total,
        what: event.what,
      });
    case 'unitChanged':
      if (event.change.crew !== undefined && event.change.crew !== null)
        return tell('{unit} is manned by {crew}', { unit: unit(event.unit), crew: state.crews[event.change.crew]?.name ?? '' });
      return event.what === '' ? undefined : tell('{unit}: {what}', { unit: unit(event.unit), what: event.what });
    case 'crewChanged':
      if (event.change.skill !== undefined)
        return tell('{crew} has Skill {skill} now', { crew: state.crews[event.crew]?.name ?? '', skill: event.change.skill });
      return event.what === '' ? undefined : tell('{crew}: {what}', { crew: state.crews[event.crew]?.name ?? '', what: event.what });
    case 'spent':
      return event.sp < 0
        ? tell('{army} gains {sp} Support Points from {what}', { army: army(event.seat), sp: -event.sp, what: event.what })
        : tell('{army} spends {sp} Support Points and {minutes} minutes on {what}', {
            army: army(event.seat),
            sp: event.sp,
            minutes: event.minutes,
            what: event.what,
          });
    case 'ordered': {
      const { unit: bought, crew } = event.order;
      return tell('{what} is ordered and arrives after mission {mission}', {
        what: bought?.card.name ?? crew?.name ?? '',
        mission: event.order.arrives,
      });
    }
    case 'closing':
      return tell('The campaign is being wound up');
    case 'rested':
      return tell('The armies are ready again');
    case 'arrived':
      return tell('{what} has arrived', { what: event.unit ? called(event.unit) : (event.crew?.name ?? '') });
    case 'cancelled':
      return tell('What {army} has ordered will not come', { army: army(state.orders.find(({ id }) => id === event.order)?.seat ?? 0) });
    case 'renewed':
      return tell('{army} has {sp} Support Points', { army: army(event.seat), sp: event.sp });
    case 'ended':
      return tell(event.reason);
    default:
      return undefined;
  }
}
