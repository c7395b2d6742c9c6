/** `npm run content:rollback -- --brand b [--to version] [--stage s]`: goes back to the previous version, or to the one named. */
import { rollBack } from '../worker/content/publish/roll-back.ts';
import { runCommand } from './commands/command-exit.ts';
import { UsageError } from './commands/command-line.mjs';
import { contentOptions, placeOf, publisher, withStore } from './content/content-command.ts';

await runCommand(async () => {
  const { brand, stage, text } = contentOptions('content-rollback');
  if (brand === undefined) {
    // The suggested command keeps the stage: without it, this machine would be rolled back.
    const place = stage === undefined ? '' : ` --stage ${stage}`;
    throw new UsageError(
      `Say which brand: npm run content:rollback -- --brand <slug>${place} [--to <version>]`,
    );
  }
  const { version } = await withStore(brand, stage, (store) =>
    rollBack(store, brand, text('to'), publisher()),
  );
  const place = placeOf(brand, stage);
  console.log(`${brand} now serves version ${version} ${place}; pages change within a minute`);
});
