/** A rule broken on purpose, to see that a test which names this rule notices. */
export interface Mutation {
  /** The rule's number in docs/rules, which the failing test has in its name. */
  readonly rule: string;
  /** The file to change, from `src/engine/<game>/`. */
  readonly file: string;
  /** A text that stands in the file exactly once … */
  readonly from: string;
  /** … and what stands there instead. */
  readonly to: string;
}
