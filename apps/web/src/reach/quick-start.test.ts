import { lawOfReach } from './law.fixture.ts';

lawOfReach('quick-start');
