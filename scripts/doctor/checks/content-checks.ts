/** Is content published, and is it what the files say? */
import { readContent } from '../../build/read-content.ts';
import { contentStatus } from '../../content/live-status.ts';
import { bad, type Check, type Finding, look, ok } from '../finding.ts';
import { commandFor, type Place } from '../place.ts';

export const contentCheck: Check<Place> = {
  about: 'content',
  mend: (place) => commandFor(place, 'npm run content:status'),
  async look(place) {
    const all = Object.entries(readContent()).filter(([slug]) => place.brands.includes(slug));
    return Promise.all(
      all.map(async ([slug, files]) =>
        findingOf(place, await contentStatus(place.content, slug, files)),
      ),
    );
  },
};

type Status = Awaited<ReturnType<typeof contentStatus>>;

function findingOf(place: Place, { brand, live, other, onlyInFiles, onlyInKv }: Status): Finding {
  const about = 'content';
  const mend = publishCommand(place, brand);
  if (!live)
    return bad(about, `${brand}: nothing is published; the files of the build are served`, mend);
  const newer = other.length + onlyInFiles.length;
  const since = `${brand}: ${live.version}, since ${live.at}`;
  // With a CMS the files are where a brand began, and what is live has moved on.
  if (place.has('CMS_URL') || newer + onlyInKv.length === 0) return ok(about, since);
  const pages = newer + onlyInKv.length === 1 ? 'page differs' : 'pages differ';
  return look(about, `${since}; ${newer + onlyInKv.length} ${pages} from the files`, mend);
}

function publishCommand(place: Place, brand: string): string {
  if (place.stage === null) return `npm run content:publish -- --brand ${brand}`;
  return commandFor(place, 'npm run content:publish');
}
