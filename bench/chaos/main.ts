/**
 * Minutes of faults while people play: nodes, PostgreSQL and Redis are killed, lines are cut, connections between nodes and services are cut and held
 * up, the disk of the embedded database is filled and freed, somebody else locks it, and clocks are set. After each fault everything that was
 * acknowledged is there exactly once, every table can be read, people find back by themselves, and all see the same.
 */
import { parseArgs } from 'node:util';
import { keyOf, SeededDice, seedFrom } from '@sortie/kernel';
import { machine } from '../support/node.ts';
import { embeddedFaults } from './embedded.ts';
import { sharedFaults } from './shared.ts';
import { emptyTally, sum, type Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'chaos' },
    json: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const luck = new SeededDice(keyOf(seedFrom(values.seed)), 0);
console.error(`${minutes} minutes, ${machine()}`);
// Two thirds for the nodes that share everything, one third for the one that has it all to itself.
const shared: Tally = await sharedFaults(minutes * 40_000, luck);
const embedded: Tally = await embeddedFaults(minutes * 20_000, luck);
const total = sum(sum(emptyTally(), shared), embedded);
const result = { minutes, ...total };
const { lost, doubled, unreadable, hashMismatches, crashes, acknowledged } = total;
const ok = lost + doubled + unreadable + hashMismatches + crashes === 0 && acknowledged > 0;
if (values.json) console.log(JSON.stringify(result));
else {
  for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(16)} ${JSON.stringify(value)}`);
  console.log(ok ? '\nnothing was lost' : '\nNOT everything is there');
}
process.exit(ok ? 0 : 1);
