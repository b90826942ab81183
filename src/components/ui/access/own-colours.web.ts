/**
 * Props of a view that keeps its colours when the system forces others, because they mean something: dice and
 * boards, whose symbols would vanish. `use-page.web.ts` has the style.
 */
export const ownColours: object = { dataSet: { ownColours: 'true' } };

/** Props of a view with a faint edge that takes a colour of the system when others are forced. */
export const edgeColours: object = { dataSet: { edge: 'true' } };

/** Props of an icon that takes a colour of the system when others are forced. */
export const iconColours: object = { dataSet: { icon: 'true' } };
