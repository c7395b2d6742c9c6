/** The form of a brand's files as `npm run content:push` sends them to the CMS, before sections are checked. */
import * as v from 'valibot';
import { inPlainWords, placedFault } from '../model/fault-words.ts';

const filePage = v.object({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  published: v.nullish(v.string()),
  noindex: v.nullish(v.boolean()),
  crumb: v.nullish(v.string()),
  image: v.nullish(v.looseObject({ src: v.string() })),
  sections: v.array(v.looseObject({ type: v.string() })),
});
export type FilePage = v.InferOutput<typeof filePage>;

const px = v.pipe(v.number(), v.integer());
const filePicture = v.object({
  src: v.string(),
  alt: v.string(),
  width: px,
  height: px,
  focus: v.nullish(v.object({ x: v.number(), y: v.number() })),
});
export type FilePicture = v.InferOutput<typeof filePicture>;

/** Just enough to name each page and picture: each is then read separately, so that its faults can name it. */
const sentFiles = v.object({
  pages: v.array(v.looseObject({ path: v.string() })),
  pictures: v.array(v.looseObject({ src: v.string() })),
});
type SentPage = v.InferOutput<typeof sentFiles>['pages'][number];

export interface ImportFiles {
  /** Still to be read one by one with `readFilePage`, so that a faulty page keeps no other out. */
  readonly pages: readonly SentPage[];
  readonly pictures: readonly FilePicture[];
}

type Read<Value> = { readonly value: Value } | { readonly problem: string };

/** @returns the files, or the problem that stops all of them; one with a picture begins with its src */
export function readFiles(sent: {
  readonly pages: unknown;
  readonly pictures: unknown;
}): Read<ImportFiles> {
  const files = read(sentFiles, sent);
  if ('problem' in files) return files;
  const pictures: FilePicture[] = [];
  for (const each of files.value.pictures) {
    const picture = read(filePicture, each);
    if ('problem' in picture) return { problem: `${each.src}: ${picture.problem}` };
    pictures.push(picture.value);
  }
  return { value: { pages: files.value.pages, pictures } };
}

export const readFilePage = (sent: SentPage): Read<FilePage> => read(filePage, sent);

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): Read<v.InferOutput<Schema>> {
  const { success, issues, output } = v.safeParse(schema, sent, inPlainWords);
  if (success) return { value: output };
  return { problem: `${placedFault(issues[0])}. Run npm run content:check first` };
}
