/** The script of the page /challenge: runs Turnstile there, and hands its token to the form around it. */
import { type ChallengeMessage, challengeType } from '../islands/form/challenge-message.ts';

interface Turnstile {
  render(
    element: Element,
    options: {
      readonly sitekey: string;
      readonly callback: (token: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ): void;
}

const box = document.querySelector<HTMLElement>('[data-sitekey]');
const { turnstile } = window as Window & { turnstile?: Turnstile };

if (box && turnstile) {
  turnstile.render(box, {
    sitekey: box.dataset.sitekey ?? '',
    callback: tell,
    'expired-callback': () => tell(''),
    'error-callback': () => tell(''),
  });
}

/** Sends the token to our own pages only: no other page may frame this one. */
function tell(token: string): void {
  const message: ChallengeMessage = { type: challengeType, token };
  window.parent.postMessage(message, window.location.origin);
}
