/** `npm run seed`: migrations, address sample and content for the local platform. */
import { seed } from './site/seed-platform.ts';

await seed();
