/** The HTML block section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { htmlBlockSchema } from './html-block.schema.ts';
import { HtmlBlockView } from './html-block.tsx';

export const htmlBlockExamples = {
  default: {
    type: 'html-block',
    title: 'What a day of power costs',
    html: `<p>Figures are <strong>cents</strong> a day on a <a href="/energy">typical plan</a>.</p>
<h3 id="table">The table</h3>
<table><caption>By household</caption><thead><tr><th scope="col">People</th><th scope="col">kWh a day</th><th scope="col">Cents</th></tr></thead>
<tbody><tr><th scope="row">1</th><td>9</td><td>288</td></tr><tr><th scope="row">4</th><td>21</td><td>672</td></tr></tbody></table>
<h3>How we got there</h3>
<ul><li>Usage from the <em>benchmark</em></li><li>Supply charge included</li></ul>
<details><summary>The sum</summary><p>kWh &times; cents + supply</p></details>
<p><a href="#table">Back to the table</a></p>`,
  },
  smallest: { type: 'html-block', html: 'One line.' },
  longest: {
    type: 'html-block',
    background: 'tint',
    title: longText.slice(0, 120),
    description: longText,
    html: `<h2>${longWord}</h2><p>${longText}</p><table><tbody><tr>${`<td>${longWord}</td>`.repeat(6)}</tr></tbody></table><pre>${longText.slice(0, 200)}</pre>`,
  },
  odd: {
    type: 'html-block',
    bgColor: '#1c1c1c',
    html: `<h1 onclick="alert(1)" class="fixed inset-0" style="position:fixed">Pasted from elsewhere</h1>
<h5>A rank was skipped</h5><script>alert(1)</script><p>1 < 2 & "quotes"
<a href="javascript:alert(1)">no link</a> <a href="https://other.example/?a=1&b=2" target="_blank">elsewhere</a>
<img src="/media/brand/hero.svg" alt="A house" width="640" height="480" onerror="alert(1)">
<img src="https://tracker.example/1.gif" width="1" height="1"><iframe src="https://other.example"></iframe>`,
  },
} satisfies Examples<v.InferInput<typeof htmlBlockSchema>>;

export const htmlBlockSection = defineSection({
  type: 'html-block',
  schema: htmlBlockSchema,
  view: HtmlBlockView,
  examples: htmlBlockExamples,
});
