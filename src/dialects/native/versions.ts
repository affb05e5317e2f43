/** What a version of the contract added, for messages and for the reference page. */
export interface ContractVersion {
  version: number;
  /** In the words of a manifest; nothing where a manifest cannot say what it added. */
  adds: readonly string[];
}

/** Every version of the contract. Each is supported for ever, and a new one only adds. */
export const CONTRACT_VERSIONS: readonly ContractVersion[] = [
  {
    version: 1,
    adds: [
      'inputs `text`, `textarea`, `number`, `select`, `toggle`',
      'outputs `fields`, `text`, `code`, `table`, `series`, `group`, `error`',
      'capability `pure`',
      'threads `main`, `worker`',
    ],
  },
  { version: 2, adds: ['output `bytes`'] },
  { version: 3, adds: ['`samples`'] },
  {
    version: 4,
    adds: [
      '`control` of a number input',
      'outputs `heatmap`, `pie`, `radar`, `treemap`, `venn`',
      '`link` of a table',
      'text in `x` of a chart',
      'chart keys `id`, `thresholds`, `orientation`, `mirror`, `xScale`, `yScale`, `readout`',
      'series keys `lower`, `boxes`, `markers`, `stack`, `x`, `sizes`, `sizeLabel`, `notes`',
      'series shapes `points`, `step`, `band`, `box`',
    ],
  },
  { version: 5, adds: [] },
  { version: 6, adds: [] },
  { version: 7, adds: [] },
  { version: 8, adds: ['`reset`'] },
  { version: 9, adds: [] },
];

/** The newest version that this build speaks. */
export const LATEST_VERSION = CONTRACT_VERSIONS.length;
