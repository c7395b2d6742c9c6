/** The process that is killed: workerd with the real worker, and Miniflare that holds it. */
import { openPlatform, type Platform } from './platform.ts';

process.on('disconnect', () => process.exit(0));
process.once('message', (platform: Platform) => {
  openPlatform(platform).then(
    () => process.send?.('ready'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
