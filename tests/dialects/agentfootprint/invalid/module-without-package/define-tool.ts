// @ts-expect-error: it is not installed.
import { defineTool } from 'agentfootprint';

export default defineTool({ name: 'find_lines', description: 'Finds lines.', execute: () => 1 });
