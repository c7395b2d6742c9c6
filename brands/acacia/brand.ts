/** Acacia, the household saver: energy, solar and everything else at home. */
import type { Brand } from '../../domain/brand.ts';

export const acacia = {
  slug: 'acacia',
  name: 'Acacia',
  legalName: 'Acacia Household Services Pty Ltd',
  tagline: 'Every service at home, compared.',
  style: 'marketing',
  hosts: {
    development: 'acacia.localhost',
    qa: 'qa.acacia.example',
    uat: 'uat.acacia.example',
    production: 'www.acacia.example',
  },
  application: {
    development: '',
    qa: '',
    uat: 'https://join-uat.acacia.example',
    production: 'https://join.acacia.example',
  },
  affiliate: { id: '1001', slug: 'acacia', name: 'Acacia' },
  verticals: ['energy', 'solar', 'broadband', 'bundle'],
  bundleLinkHosts: [],
  logo: { src: '/media/acacia/logo.svg', width: 171, height: 48 },
  mark: { src: '/media/acacia/mark.svg', width: 64, height: 64 },
  theme: {
    paper: '#fbfaf5',
    tint: '#f3f1e6',
    ink: '#16261f',
    inkSoft: '#4a5a52',
    line: '#858d80',
    primary: '#0f4c3a',
    primaryStrong: '#0a3628',
    onPrimary: '#ffffff',
    accent: '#f2b705',
    onAccent: '#16261f',
    accentTint: '#fdf3cf',
    onAccentTint: '#16261f',
    focus: '#a85a00',
    danger: '#b3261e',
    success: '#1b6e3c',
    radius: { card: 16, button: 16, field: 16 },
    fonts: {
      text: {
        family: 'Plus Jakarta Sans',
        file: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
        weight: '200 800',
        fallback: 'Arial',
        metrics: 'plusJakartaSans',
      },
    },
  },
} as const satisfies Brand;
