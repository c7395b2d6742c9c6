/** Links to the brand's own site, told apart from any other. */
import { expect, it } from 'vitest';
import { ownLinkFault } from './own-link.ts';

const hosts = {
  development: 'wattle.localhost',
  qa: 'qa.wattle.example',
  uat: 'uat.wattle.example',
  production: 'www.wattle.example',
};

it.each([
  ['https://www.wattle.example/energy?page=2#faq', '/energy?page=2#faq'],
  ['http://WWW.wattle.example', '/'],
  ['https://qa.wattle.example:8443/energy', '/energy'],
])('%s is to be written as %s', (url, path) => {
  expect(ownLinkFault(url, hosts)).toContain(`Write ${path} for this link`);
});

it.each([
  '/energy',
  '#faq',
  'mailto:us@www.wattle.example',
  'https://www.wattle.example.evil.example/',
  'https://share.example/?u=https://www.wattle.example/energy',
  'https://',
])('%s may stay', (url) => {
  expect(ownLinkFault(url, hosts)).toBeUndefined();
});
