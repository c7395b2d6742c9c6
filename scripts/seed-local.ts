/** `npm run seed`: fills the local platform with migrations, address sample, catalogue and content. */
import { seed } from './site/seed-platform.ts';

await seed();
