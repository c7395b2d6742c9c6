/** `npm run content:check`: parses all content; prints file, path and reason of what does not. */
import { readContent } from './build/read-content.ts';
import { contentProblems } from './publish.ts';

const problems = Object.entries(readContent()).flatMap(([brand, content]) =>
  contentProblems(content).map((problem) => `${brand}: ${problem}`),
);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'content: all pages parse' : `content: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
