/** Checks that content is published and matches the files. */
import { readContent } from '../../build/read-content.ts';
import { contentStatus } from '../../content/live-status.ts';
import { commandFor, type DoctorTarget } from '../doctor-target.ts';
import { bad, type Check, type Finding, look, ok } from '../finding.ts';

export const contentCheck: Check<DoctorTarget> = {
  about: 'content',
  mend: (target) => commandFor(target, 'npm run content:status'),
  async look(target) {
    const all = Object.entries(readContent()).filter(([slug]) => target.brands.includes(slug));
    return Promise.all(
      all.map(async ([slug, files]) =>
        findingOf(target, await contentStatus(target.content, slug, files)),
      ),
    );
  },
};

type Status = Awaited<ReturnType<typeof contentStatus>>;

function findingOf(
  target: DoctorTarget,
  { brand, live, other, onlyInFiles, onlyInKv }: Status,
): Finding {
  const about = 'content';
  const mend = publishCommand(target, brand);
  if (!live)
    return bad(about, `${brand}: nothing is published; the files of the build are served`, mend);
  const newer = other.length + onlyInFiles.length;
  const since = `${brand}: ${live.version}, since ${live.at}`;
  // With a CMS, the files are only the brand's starting point, so live content differs.
  if (target.has('CMS_URL') || newer + onlyInKv.length === 0) return ok(about, since);
  const pages = newer + onlyInKv.length === 1 ? 'page differs' : 'pages differ';
  return look(about, `${since}; ${newer + onlyInKv.length} ${pages} from the files`, mend);
}

function publishCommand(target: DoctorTarget, brand: string): string {
  if (target.stage === null) return `npm run content:publish -- --brand ${brand}`;
  return commandFor(target, 'npm run content:publish');
}
