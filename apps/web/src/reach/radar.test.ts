import { lawOfReach } from './law.fixture.ts';

lawOfReach('radar');
