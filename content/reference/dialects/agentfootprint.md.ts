import { dialectPage } from '../../../site/reference/dialect-page.ts';

export default function agentfootprint(): Promise<string> {
  return dialectPage({
    id: 'agentfootprint',
    about:
      'What `defineTool` of agentfootprint takes. [Tools of agentfootprint](/dialects/agentfootprint/) tells how they are read, run and written.',
    example: 'tests/dialects/agentfootprint/valid/plain/define-tool.json',
  });
}
