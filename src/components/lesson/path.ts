/** With `then=back` a lesson ends on the screen where it was opened, at a table or on the way to one; else at home. */
export const THEN_BACK = 'back';

export const pathOf = (page: 'lesson' | 'rules', game: string, then?: string): string =>
  `/${page}/${game}${then === THEN_BACK ? `?then=${THEN_BACK}` : ''}`;
