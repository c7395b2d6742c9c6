/** The bundler of toolkit.ts: the site's schemas without its views, for Keystone's server and the editor's browser. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const home = fileURLToPath(new URL('..', import.meta.url));
const root = join(home, '../..');

/** Views are the site's React components, which no schema needs, so each export is replaced by null. */
const noViews = {
  name: 'no-views',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /client\/(?:sections|islands)\/.*\.tsx$/ }, ({ path }) => {
      const names = readFileSync(path, 'utf8').matchAll(
        /^export (?:async )?(?:function|const) (\w+)/gm,
      );
      return {
        contents: [...names, ['', 'none']]
          .map(([, name]) => `export const ${name} = null;`)
          .join('\n'),
        loader: 'js',
      };
    });
    onResolve({ filter: /^postcss$/ }, () => ({
      path: join(root, 'worker/content/no-postcss.ts'),
    }));
  },
};

mkdirSync(join(home, '.generated'), { recursive: true });
await build({
  entryPoints: [join(home, 'toolkit.ts')],
  outfile: join(home, '.generated/toolkit.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  nodePaths: [join(root, 'node_modules')],
  plugins: [noViews],
  jsx: 'automatic',
  external: ['react', 'react/jsx-runtime'],
  logLevel: 'error',
});
writeFileSync(join(home, '.generated/toolkit.d.mts'), declarations());

/** The types without those of the views: re-exports, interfaces, and constants with declared types. */
function declarations() {
  const source = readFileSync(join(home, 'toolkit.ts'), 'utf8');
  const passedOn = source.match(/^export (?:type )?\{[^}]*\} from '[^']+';$/gm) ?? [];
  const interfaces = source.match(/^interface [\s\S]*?^\}$/gm) ?? [];
  const constants = [...source.matchAll(/^export const (\w+): ([^=]+?) =/gm)];
  return [
    "import type { SchemaOf } from '../../blocks/page-of-cms.ts';",
    ...passedOn.map((line) => line.replace(/'\.\.\//, "'../../")),
    ...interfaces,
    ...constants.map(([, name, type]) => `export declare const ${name}: ${type};`),
    '',
  ].join('\n');
}
