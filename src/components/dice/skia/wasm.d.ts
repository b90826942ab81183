/** Metro gives an asset's address on the web. */
declare module '*.wasm' {
  const address: string;
  export default address;
}
