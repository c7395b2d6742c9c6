/** Correa, the telco specialist: mobile and broadband. */
import type { Brand } from '../../domain/brand.ts';

export const correa = {
  slug: 'correa',
  name: 'Correa',
  legalName: 'Correa Telecommunications Comparison Pty Ltd',
  tagline: 'Your phone and internet, sorted.',
  style: 'marketing',
  hosts: {
    development: 'correa.localhost',
    qa: 'qa.correa.example',
    uat: 'uat.correa.example',
    production: 'www.correa.example',
  },
  application: {
    development: '',
    qa: '',
    uat: 'https://join-uat.correa.example',
    production: 'https://join.correa.example',
  },
  affiliate: { id: '1003', slug: 'correa', name: 'Correa' },
  verticals: ['mobile', 'broadband'],
  bundleLinkHosts: [],
  logo: { src: '/media/correa/logo.svg', width: 175, height: 48 },
  mark: { src: '/media/correa/mark.svg', width: 64, height: 64 },
  theme: {
    paper: '#f5f6ff',
    tint: '#e9ebfe',
    ink: '#1b1942',
    inkSoft: '#504e78',
    line: '#8283ae',
    primary: '#4338ca',
    primaryStrong: '#3129a0',
    onPrimary: '#ffffff',
    accent: '#be123c',
    onAccent: '#ffffff',
    accentTint: '#ffe9ee',
    onAccentTint: '#4a0a1c',
    focus: '#0b6e8f',
    danger: '#b42318',
    success: '#17694a',
    radius: { card: 20, button: 999, field: 16 },
    fonts: {
      text: {
        family: 'Manrope',
        file: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
        weight: '200 800',
        fallback: 'Arial',
        metrics: 'manrope',
      },
    },
  },
} as const satisfies Brand;
