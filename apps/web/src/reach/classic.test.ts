import { lawOfReach } from './law.fixture.ts';

lawOfReach('classic');
