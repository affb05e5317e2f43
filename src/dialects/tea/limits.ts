/** The bounds of tea (tea_tools, spec.rs), in bytes of UTF-8 but for counts. */
export const MAX_NAME_BYTES = 128;
export const MAX_LABEL_BYTES = 256;
export const MAX_DESCRIPTION_BYTES = 16_384;
export const MAX_PROMPT_SNIPPET_BYTES = 16_384;
export const MAX_GUIDELINE_BYTES = 1024;
/** Of all guidelines together. */
export const MAX_GUIDELINES_BYTES = 16_384;
export const MAX_RENDERER_BYTES = 128;
export const MAX_EFFECT_BYTES = 256;
export const MAX_SOURCE_ID_BYTES = 256;
