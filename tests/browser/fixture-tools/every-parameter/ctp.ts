import type { CtpDefinition, CtpFile, CtpTool } from 'pegboard/types';

type Params = { [name: string]: unknown; upload?: CtpFile };

const definition: CtpDefinition = {
  id: 'every-parameter',
  name: 'Every parameter',
  description: 'Gives back what it is given, by parameters of every type.',
  category: 'utilities',
  tags: ['form'],
  method: 'GET',
  parameters: [
    { name: 'line', type: 'text', label: 'Line', description: 'One line.', required: true, order: 1 },
    { name: 'lines', type: 'textarea', label: 'Lines', description: 'Several.', required: false, group: 'Texts' },
    {
      name: 'count',
      type: 'number',
      label: 'Count',
      description: 'Even.',
      required: false,
      validation: { min: 0, max: 10, step: 2 },
    },
    { name: 'loud', type: 'boolean', label: 'Loud', description: 'Or not.', required: false, defaultValue: false },
    {
      name: 'volume',
      type: 'number',
      label: 'Volume',
      description: 'How loud.',
      required: true,
      dependsOn: [{ field: 'loud', condition: 'equals', value: true }],
    },
    {
      name: 'mode',
      type: 'select',
      label: 'Mode',
      description: 'One of them.',
      required: false,
      defaultValue: 'plain',
      options: [
        { value: 'old', label: 'Old', disabled: true },
        { value: 'plain', label: 'Plain' },
      ],
    },
    { name: 'extra', type: 'json', label: 'Extra', description: 'Anything.', required: false },
    {
      name: 'upload',
      type: 'file',
      label: 'Upload',
      description: 'A small table.',
      required: false,
      validation: { accept: ['.csv'], maxSize: 20 },
    },
    { name: 'ink', type: 'color', label: 'Ink', description: 'A color.', required: false },
    { name: 'day', type: 'date', label: 'Day', description: 'A date.', required: false },
    { name: 'moment', type: 'datetime', label: 'Moment', description: 'A date and time.', required: false },
    { name: 'site', type: 'url', label: 'Site', description: 'A URL.', required: false },
    { name: 'mail', type: 'email', label: 'Mail', description: 'An address.', required: false },
    {
      name: 'secret',
      type: 'text',
      label: 'Secret',
      description: 'Kept.',
      required: false,
      hidden: true,
      defaultValue: 's',
    },
  ],
  outputDescription: 'What it was given',
  example: { input: { line: 'one' }, output: { line: 'one', loud: false, mode: 'plain', secret: 's' } },
};

export default {
  definition,
  fn({ upload, ...rest }) {
    if (rest.line === 'limit') return { success: false, error: 'Too many calls', errorCode: 'RATE_LIMITED' };
    if (rest.line === 'wrong') return { success: false, error: 'Not this line', errorCode: 'INVALID_INPUT' };
    const file = upload ? { upload: `${upload.name}: ${new TextDecoder().decode(upload.bytes)}` } : {};
    return {
      success: true,
      data: { ...rest, ...file },
      metadata: { executionTime: performance.now(), warnings: rest.line === 'odd' ? ['An odd line'] : [] },
    };
  },
} satisfies CtpTool<Params>;
