/** The look of the CMS: its name, and an editor as tall as its content. */
import { ChangeWord } from './change-word.tsx';

/** Keystone's editor is a scrolling box 300 px high, too small for a page of ten sections. */
const styles = '[data-slate-editor][role="textbox"] { height: auto; min-height: 14rem; }';

function Logo() {
  return (
    <strong style={{ fontSize: 18 }}>
      <style>{styles}</style>
      Kurrajong
      <ChangeWord />
    </strong>
  );
}

/** Keystone reads this export. */
export const components = { Logo };
