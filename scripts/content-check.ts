/** `npm run content:check`: parses and renders all content; prints the file, path and reason of each fault. */
import { brandBySlug } from '../brands/brands.ts';
import { readContent } from './build/read-content.ts';
import { reasonOf } from './commands/reason-of.ts';
import { contentProblems } from './content/publish.ts';
import { siteProblems } from './content/site-problems.ts';

const problems = allProblems();
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? 'content: all pages parse, every link, anchor and file exists'
    : `content: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);

function allProblems(): string[] {
  try {
    return Object.entries(readContent()).flatMap(([slug, content]) => {
      const brand = brandBySlug(slug);
      const found = contentProblems(slug, content);
      return [...found, ...(brand ? siteProblems(brand, content) : [])].map(
        (problem) => `${slug}: ${problem}`,
      );
    });
  } catch (error) {
    // A file is not JSON, or two files claim one path: nothing else can be checked until that is fixed.
    return [reasonOf(error)];
  }
}
