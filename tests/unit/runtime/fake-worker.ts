import type { ToolModule } from '../../../src/model/tool-module.ts';
import type { FromWorker, ToWorker } from '../../../src/runtime/worker-messages.ts';
import { createSession } from '../../../src/runtime/worker-session.ts';
import { makeLiveTool } from '../../support/make-tool.ts';

/** A worker for tests without a browser: a true session, messages that cross by structured clone and later. */
export class FakeWorker extends EventTarget {
  /** All that were made, in order. */
  static made: FakeWorker[] = [];
  /** The tool they load. */
  static tool: ToolModule;
  /** What loading waits for; may reject, or never end. */
  static loading: () => Promise<void>;

  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminated = false;
  heard: string[] = [];
  session = createSession({
    origin: location.origin,
    importBundle: async () => ({ tool: makeLiveTool(), load: () => FakeWorker.loading().then(() => FakeWorker.tool) }),
    post: (message) => this.answer(message),
  });

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(message: ToWorker) {
    this.heard.push(message.type);
    const copy = structuredClone(message);
    setTimeout(() => this.terminated || this.session(copy));
  }

  answer(message: FromWorker) {
    const data = structuredClone(message);
    setTimeout(() => this.terminated || this.onmessage?.({ data }));
  }

  terminate() {
    this.terminated = true;
  }
}
