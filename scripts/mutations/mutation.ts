/** A change that breaks a rule. A test that names the rule must fail. */
export interface Mutation {
  /** The number of the rule in docs/rules, which the failing test has in its name. */
  readonly rule: string;
  /** The file to change, relative to `src/engine/<game>/`. */
  readonly file: string;
  /** A text that the file contains exactly once … */
  readonly from: string;
  /** … and its replacement. */
  readonly to: string;
}
