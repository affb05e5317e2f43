/** The address of a module that is bundled as a file of its own. */
declare module '*?chunk' {
  const url: string;
  export default url;
}

/** The same; what it shares with the importing module stays in that one's file. */
declare module '*?part' {
  const url: string;
  export default url;
}

/** The same, for a module that is itself a part of the one that is named. */
declare module '*?part-of=./live-tool.tsx' {
  const url: string;
  export default url;
}

/** The address of a style sheet that is published as a file of its own. */
declare module '*.css?url' {
  const url: string;
  export default url;
}
