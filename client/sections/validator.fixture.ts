/** Test helpers that list what is wrong with HTML, by the same rules for a section's examples and a served page. */
import { HtmlValidate } from 'html-validate/node';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5', { 'x-island': { flow: true, phrasing: false, permittedContent: ['@flow'] } }],
  rules: {
    // React writes void elements as <br/> and boolean attributes as autoplay="".
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React keeps its own spelling of attributes, and HTML ignores their case.
    'attr-case': 'off',
    // useId begins with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'no-inline-style': 'error',
    // Video autoplays muted, with controls (spec: media).
    'no-autoplay': 'off',
    // A slide is a group (APG carousel), for which HTML has no element.
    'prefer-native-element': ['error', { exclude: ['group'] }],
    // A group of checkboxes shares one name; its labels contain their boxes and also point to them.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    'no-redundant-for': 'off',
    // Spaces in a telephone number are up to the editor.
    'tel-non-breaking': 'off',
  },
});

/** A document's violations of the HTML standard; empty when it is valid. `except` names rules to skip. */
export async function markupProblems(
  html: string,
  except: readonly string[] = [],
): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId }) => !except.includes(ruleId))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Headings that skip a rank, and a document without exactly one h1. */
export function headingProblems(html: string): string[] {
  const ranks = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, rank]) => Number(rank));
  const first = ranks.filter((rank) => rank === 1).length;
  const skipped = ranks.flatMap((rank, index) => {
    const before = ranks[index - 1] ?? 0;
    return rank - before > 1 ? [`h${rank} follows h${before}`] : [];
  });
  return first === 1 ? skipped : [`${first} h1`, ...skipped];
}

/** Ids that occur more than once. */
export function repeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
