import { workerData } from 'node:worker_threads';
import { maker, type Order, portions, workOrder } from './portions.ts';
import { findSources } from './sources.ts';
import type { Shared } from './together.ts';

/** A thread that takes portion after portion from the end until none is left. */
const { order, taken, port } = workerData as Shared & { readonly order: Order };
const make = await maker(order);
const { sources } = findSources(order.names);
for (const places of portions(taken, workOrder(sources), 'last'))
  port.postMessage(places.flatMap(place => (sources[place] ? [make(sources[place], place)] : [])));
port.close();
