/** Dianella, money and health: cards, loans and cover. */
import type { Brand } from '../../domain/brand.ts';

export const dianella = {
  slug: 'dianella',
  name: 'Dianella',
  legalName: 'Dianella Money and Health Pty Ltd',
  tagline: 'Cards, loans and cover, side by side.',
  style: 'marketing',
  hosts: {
    development: 'dianella.localhost',
    qa: 'qa.dianella.example',
    uat: 'uat.dianella.example',
    production: 'www.dianella.example',
  },
  application: {
    development: '',
    qa: '',
    uat: 'https://join-uat.dianella.example',
    production: 'https://join.dianella.example',
  },
  affiliate: { id: '1004', slug: 'dianella', name: 'Dianella' },
  verticals: ['credit-cards', 'personal-loan', 'health-insurance'],
  bundleLinkHosts: [],
  logo: { src: '/media/dianella/logo.svg', width: 186, height: 48 },
  mark: { src: '/media/dianella/mark.svg', width: 64, height: 64 },
  theme: {
    paper: '#ffffff',
    tint: '#f3f6fa',
    ink: '#161d3f',
    inkSoft: '#4b5472',
    line: '#7f89a3',
    primary: '#1e2a78',
    primaryStrong: '#141d57',
    onPrimary: '#ffffff',
    accent: '#0f766e',
    onAccent: '#ffffff',
    accentTint: '#e3f4f1',
    onAccentTint: '#0a3b37',
    focus: '#b45309',
    danger: '#b3202a',
    success: '#146c43',
    radius: { card: 4, button: 4, field: 4 },
    fonts: {
      text: {
        family: 'Source Sans 3',
        file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
        weight: '200 900',
        fallback: 'Arial',
        metrics: 'sourceSans3',
      },
    },
  },
} as const satisfies Brand;
