import { untilLetGo, untilPageStays } from './press.ts'

/** Whose page it is: the id of the member it was drawn for, or nothing at the door. */
export const readMe = (page: ParentNode = document): string =>
  page.querySelector<HTMLElement>('[data-me]')?.dataset['me'] ?? ''

/** Where the page is read again: what a form has led to has an address of its own. */
export const readAddress = (): string =>
  document.querySelector<HTMLElement>('[data-address]')?.dataset['address'] ?? location.pathname + location.search

/** The page as it is now, for whoever is signed in now. Loaded again by itself, a form would be sent again. */
export function loadAnew(): void {
  void untilLetGo().then(untilPageStays).then(load)
}

function load() {
  const address = readAddress()
  if (address === location.pathname + location.search) location.reload()
  else location.replace(address)
}

/** What an open page sends or asks by itself, for whoever it was drawn for alone. */
export const fromPage = () => ({ 'x-live': '1', 'x-member': readMe() })
