/** The gallery's CSS: width queries follow the frame, and everything else stays as it was. */
import { describe, expect, it } from 'vitest';
import { galleryCss, onFrame } from './gallery-css.ts';

describe('onFrame', () => {
  it.each([
    ['@media (width>=640px){.a{b:c}}', '@container frame (width>=640px){.a{b:c}}'],
    ['@media (width<=calc(64em - .1px)){}', '@container frame (width<=calc(64em - .1px)){}'],
    ['@media (min-width:640px){}', '@container frame (min-width:640px){}'],
    ['@media (650px<=width<800px){}', '@container frame (650px<=width<800px){}'],
    [
      '@media (width>=650px) and (width<800px){}',
      '@container frame (width>=650px) and (width<800px){}',
    ],
    ['font-size:clamp(1rem,.9rem + 1.6vw,2rem)', 'font-size:clamp(1rem,.9rem + 1.6cqi,2rem)'],
    ['width:100vw;margin:-.5dvw', 'width:100cqi;margin:-.5cqi'],
  ])('%s becomes %s', (css, expected) => {
    expect(onFrame(css)).toBe(expected);
  });

  it.each([
    '@media print{.a{b:c}}',
    '@media (prefers-reduced-motion:reduce){}',
    '@media (width>=640px) and (hover:hover){}',
    '@media not (width>=640px){}',
    '@supports (width:1px){}',
    '@container (width>=640px){}',
    'height:100vh;max-height:80dvh',
  ])('%s stays', (css) => {
    expect(onFrame(css)).toBe(css);
  });
});

describe('the page around the frames', () => {
  it('has the colours and fonts of the brand, and no others', () => {
    expect(galleryCss).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|system-ui/i);
    for (const token of ['--paper', '--tint', '--ink', '--action', '--font-text']) {
      expect(galleryCss).toContain(`var(${token})`);
    }
  });
});
