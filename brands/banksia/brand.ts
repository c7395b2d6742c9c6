/** Banksia, the mover's friend: bundles first. */
import type { Brand } from '../../domain/brand.ts';

export const banksia = {
  slug: 'banksia',
  name: 'Banksia',
  legalName: 'Banksia Moving Services Pty Ltd',
  tagline: 'Move once. Set up everything.',
  style: 'marketing',
  hosts: {
    development: 'banksia.localhost',
    qa: 'qa.banksia.example',
    uat: 'uat.banksia.example',
    production: 'www.banksia.example',
  },
  application: {
    development: '',
    qa: '',
    uat: 'https://join-uat.banksia.example',
    production: 'https://join.banksia.example',
  },
  affiliate: { id: '1002', slug: 'banksia', name: 'Banksia' },
  verticals: ['bundle', 'energy', 'broadband', 'mobile', 'health-insurance'],
  bundleLinkHosts: ['qa.banksia.example', 'www.banksia.example'],
  logo: { src: '/media/banksia/logo.svg', width: 179, height: 48 },
  mark: { src: '/media/banksia/mark.svg', width: 64, height: 64 },
  theme: {
    paper: '#fff7ef',
    tint: '#fbedde',
    ink: '#2b211c',
    inkSoft: '#62524a',
    line: '#94816f',
    primary: '#a63f1f',
    primaryStrong: '#7f2e15',
    onPrimary: '#ffffff',
    accent: '#e9a63a',
    onAccent: '#2b211c',
    accentTint: '#fceacb',
    onAccentTint: '#2b211c',
    focus: '#1f5f66',
    danger: '#a3161f',
    success: '#2b6a3a',
    radius: { card: 10, button: 10, field: 10 },
    fonts: {
      text: {
        family: 'Figtree',
        file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
        weight: '300 900',
        fallback: 'Arial',
        metrics: 'figtree',
      },
    },
  },
} as const satisfies Brand;
