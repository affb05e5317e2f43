/** Loads something once; after a failure, which is logged and gives undefined, again when it is asked for again. */
export function once<T>(load: () => Promise<T>): () => Promise<T | undefined> {
  let loading: Promise<T | undefined> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      console.error(error);
      loading = undefined;
      return undefined;
    });
    return loading;
  };
}
