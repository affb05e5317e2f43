import type { Output } from 'pegboard/types';

export default {
  kind: 'fields',
  fields: [
    { label: 'Signature', value: 'valid', tone: 'good' },
    { label: 'Certificate', value: 'ends in 9 days', tone: 'warn' },
    { label: 'Revoked', value: 'list could not be read', tone: 'bad' },
    { label: 'Issuer', value: 'Example Authority', tone: 'normal' },
  ],
} satisfies Output;
