/** Metro gives an asset's address on the web. */
declare module '*.wasm' {
  const address: string;
  export default address;
}

declare namespace NodeJS {
  interface Require {
    /** Metro makes a bundle of its own of that file and what it imports, and gives its address. */
    unstable_resolveWorker(path: string): string;
  }
}
