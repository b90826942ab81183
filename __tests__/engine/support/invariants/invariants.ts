/** What a game's own rules keep true: of every position, and from each to the next. Complaints are sentences. */
export interface Invariants<State> {
  position(state: State, seats: number): readonly Complaint[];
  step(before: State, after: State, seats: number): readonly Complaint[];
}

/** Nothing, or what is wrong. */
export type Complaint = string | false;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The seats that come after one, clockwise, itself last. */
export const clockwise = (seat: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, at) => (seat + 1 + at) % seats);

export const allDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
