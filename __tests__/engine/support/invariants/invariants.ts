/** The invariants of a game: of every position, and of every step to the next. Violations are sentences. */
export interface Invariants<State> {
  position(state: State, seats: number): readonly Complaint[];
  step(before: State, after: State, seats: number): readonly Complaint[];
}

/** A violation, or false if there is none. */
export type Complaint = string | false;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Returns the seats after this one, clockwise, itself last. */
export const clockwise = (seat: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, at) => (seat + 1 + at) % seats);

export const allDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
