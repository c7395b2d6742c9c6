/** The look of the CMS: its name, and an editor as tall as the page that is written in it. */
import { FormHoldWord } from './form-hold-word.tsx';

/** Keystone's editor is a box of 300 px that scrolls; a page of ten sections does not fit into one. */
const styles = '[data-slate-editor][role="textbox"] { height: auto; min-height: 14rem; }';

function Logo() {
  return (
    <strong style={{ fontSize: 18 }}>
      <style>{styles}</style>
      Kurrajong
      <FormHoldWord />
    </strong>
  );
}

/** Keystone reads this export. */
export const components = { Logo };
