/** `npm run content:publish -- [--brand b] [--stage s] [--afresh]`: publishes content files into KV, on this machine unless a stage is named. */
import { readContent } from './build/read-content.ts';
import { runCommand } from './commands/command-exit.ts';
import { contentOptions, placeOf, publisher, withStore } from './content/content-command.ts';
import { publishFiles } from './content/publish.ts';

await runCommand(async () => {
  const { brand: asked, stage, flag } = contentOptions('content-publish');
  const all = Object.entries(readContent());
  for (const [brand, files] of all.filter(([slug]) => asked === undefined || slug === asked)) {
    const publication = { ...publisher(), note: 'from the files' };
    const { version, changed, written } = await withStore(brand, stage, (store) =>
      publishFiles(store, brand, files, publication, flag('afresh')),
    );
    const what = `published ${brand} ${version} ${placeOf(brand, stage)}`;
    console.log(`${what} (${changed} changed, ${written} values written)`);
  }
});
