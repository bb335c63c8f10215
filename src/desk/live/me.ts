/** Whose page it is: the id of the member it was drawn for, or nothing at the door. */
export const readMe = (page: ParentNode = document): string =>
  page.querySelector<HTMLElement>('[data-me]')?.dataset['me'] ?? ''
