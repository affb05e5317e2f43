/**
 * The contract's types, for tools to import as types only: `import type { Tool } from 'pegboard/types'`.
 * @module pegboard/types
 */
export type {
  Context as CtpContext,
  CtpTool,
  ErrorCode as CtpErrorCode,
  File as CtpFile,
  Metadata as CtpMetadata,
  Result as CtpResult,
} from './dialects/ctp/ctp-tool.ts';
export type {
  Choice as CtpChoice,
  Constraints as CtpConstraints,
  Definition as CtpDefinition,
  DependencyRule as CtpDependencyRule,
  Example as CtpExample,
  Parameter as CtpParameter,
  ParameterType as CtpParameterType,
  RateLimit as CtpRateLimit,
} from './dialects/ctp/definition.ts';
export type { StrayConstraints as CtpStrayConstraints } from './dialects/ctp/parameter.ts';
export type { Manifest, Runtime } from './dialects/native/manifest.ts';
export type { Case } from './model/case.ts';
export type { Annotation, Box, Chart, Point, Readout, Series, SeriesOutput, Threshold } from './model/chart.ts';
export type {
  InputSpec as Input,
  InputValues,
  NumberInput,
  Option,
  SelectInput,
  TextareaInput,
  TextInput,
  ToggleInput,
} from './model/input.ts';
export type { InputBase } from './model/input-base.ts';
export type {
  BytesOutput,
  Cell,
  CodeOutput,
  Column,
  ErrorOutput,
  Field,
  FieldsOutput,
  GroupOutput,
  Highlight,
  Output,
  OutputKind,
  TableLink,
  TableOutput,
  TextOutput,
  ToneCell,
} from './model/output.ts';
export type {
  HeatmapOutput,
  PieOutput,
  RadarAxis,
  RadarOutput,
  RadarSeries,
  Slice,
  TreemapNode,
  TreemapOutput,
  VennOutput,
  VennOverlap,
  VennSet,
} from './model/picture.ts';
export type { Tone } from './model/tone.ts';
export type { Link, Sample } from './model/tool.ts';
export type { Ctx, ToolModule as Tool } from './model/tool-module.ts';
