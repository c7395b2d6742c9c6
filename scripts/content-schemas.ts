/** `npm run content:schemas`: writes the JSON schemas that code editors use to complete and check content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files-below.ts';
import { contentSchemas, schemaFolder } from './build/json-schemas.ts';
import { run } from './site/run-tool.ts';

mkdirSync(join(root, schemaFolder), { recursive: true });
const files = contentSchemas();
for (const [name, schema] of Object.entries(files)) {
  writeFileSync(join(root, schemaFolder, name), JSON.stringify(schema, null, 2));
}
const code = await run('biome', ['format', '--write', '--log-level=error', schemaFolder]);
console.log(
  `wrote ${Object.keys(files)
    .map((name) => `${schemaFolder}/${name}`)
    .join(', ')}`,
);
process.exit(code);
