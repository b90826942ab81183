/** On the web Metro resolves an asset to its URL. */
declare module '*.wasm' {
  const address: string;
  export default address;
}

declare namespace NodeJS {
  interface Require {
    /** Metro builds a separate bundle of the file and its imports, and returns its URL. */
    unstable_resolveWorker(path: string): string;
  }
}
