import type { Page } from '@playwright/test'

/** A visitor's eyes and hands on the cookie banner. */
export function cookieBanner(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
  return {
    dialog,
    simpleTitle: dialog.getByRole('heading', { name: 'We value your privacy' }),
    preferencesTitle: dialog.getByRole('heading', { name: 'Cookie preferences' }),
    reopen: page.locator('[data-consent-reopen]'),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }).filter({ visible: true }),
    toggle: (name: 'Functional' | 'Analytics' | 'Marketing') => dialog.getByRole('switch', { name }),
    async openPreferences() {
      await this.button('Customize').click()
      await this.preferencesTitle.waitFor()
    },
  }
}

/** Everything the browser keeps for the site: cookies, both storages, databases, caches and service workers. */
export async function keptBy(page: Page) {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...('caches' in window ? await caches.keys() : []),
    ...(await navigator.serviceWorker.getRegistrations()).map(() => 'worker'),
  ])
  return [...cookies.map(({ name }) => `cookie ${name}`), ...inPage].toSorted()
}

/** The stored choice, as it stands there. */
export function storedChoice(page: Page) {
  return page.evaluate(() => ({
    consent: JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as unknown,
    date: localStorage.getItem('cookie-consent-date'),
  }))
}
