/** `npm run seed`: migrations, address sample, catalogue and content for the local platform. */
import { seed } from './site/seed-platform.ts';

await seed();
