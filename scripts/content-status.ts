/** `npm run content:status -- [--brand b] [--stage s] [--cms number]`: prints what is live, who published it when, and what differs from the files. */
import { readContent } from './build/read-content.ts';
import { runCommand } from './commands/command-exit.ts';
import { contentOptions, placeOf, withStore } from './content/content-command.ts';
import { contentStatus, statusText } from './content/live-status.ts';

await runCommand(async () => {
  const { brand: asked, stage, text } = contentOptions('content-status');
  const cms = text('cms');
  const all = Object.entries(readContent());
  for (const [brand, files] of all.filter(([slug]) => asked === undefined || slug === asked)) {
    const status = await withStore(brand, stage, (store) => contentStatus(store, brand, files));
    console.log(
      statusText(status, placeOf(brand, stage), cms === undefined ? undefined : Number(cms)),
    );
  }
});
