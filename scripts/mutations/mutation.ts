/** A change that breaks a rule. A test that names the rule must fail. */
export interface Mutation {
  /** The number of the rule on its page, which the failing test has in its name. */
  readonly rule: string;
  /** The file to change, relative to the folder of its subject. */
  readonly file: string;
  /** A text that the file contains exactly once … */
  readonly from: string;
  /** … and its replacement. */
  readonly to: string;
}

/** The rules of one page, and what breaks them. */
export interface Subject {
  readonly page: string;
  readonly folder: string;
  /** A regular expression for the paths of its test files. */
  readonly tests: string;
  readonly mutations: readonly Mutation[];
}
