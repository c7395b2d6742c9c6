/** `npm run content:check`: parses and renders all content; prints file, path and reason of what is wrong. */
import { brandBySlug } from '../brands/index.ts';
import { readContent } from './build/read-content.ts';
import { siteProblems } from './content-check/site-problems.ts';
import { contentProblems } from './publish.ts';

const problems = allProblems();
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? 'content: all pages parse, every link, anchor and file is there'
    : `content: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);

function allProblems(): string[] {
  try {
    return Object.entries(readContent()).flatMap(([slug, content]) => {
      const brand = brandBySlug(slug);
      return [...contentProblems(content), ...(brand ? siteProblems(brand, content) : [])].map(
        (problem) => `${slug}: ${problem}`,
      );
    });
  } catch (error) {
    // A file that is no JSON, or two files for one path: nothing else can be said before that.
    return [error instanceof Error ? error.message : String(error)];
  }
}
