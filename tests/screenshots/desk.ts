import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { benchFolder, productUrl, withProduct } from '../bench/process.ts'
import { chatWindow } from '../e2e/chat-window.ts'
import { fillIn } from '../fill-in.ts'
import { runTool } from '../spawn-product.ts'

const claire = 'claire@imisozi.example'
/** Who has written: made up, as everything on the pictures. */
const people = [
  ['Jean Bosco Habimana', 'Imbuto Market', '+250 788 000 123', 'Two branches. Can the expiry list come each Monday?'],
  ['Amina Nalwanga', 'Duka Bora', '+256 772 000 456', 'We sell by weight. Does the till read our scale?'],
  ['Paulo Domingos', 'Hotel Miramar', '+244 923 000 789', 'Eight rooms and a bar. What would it cost us?'],
] as const

/** `npm run screenshots`: inbox, lead and chat as docs/desk.md shows them. */
export function shootDesk(browser: Browser, folder: string) {
  return withProduct(async () => {
    runDesk('add', 'Claire Umuhoza', claire)
    for (const person of people) await askForDemo(person)
    const phone = await signIn(browser, { viewport: { width: 390, height: 844 } })
    // A member is known within two seconds, and Claire is at the desk from then on.
    const visitor = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: productUrl })
    await callSomebody(visitor)
    await phone.reload()
    await phone.screenshot({ path: `${folder}/desk-inbox-390.png` })
    await phone.getByRole('link', { name: 'Jean Bosco Habimana' }).first().click()
    await phone.screenshot({ path: `${folder}/desk-lead-390.png` })

    const tablet = await signIn(browser, { viewport: { width: 1280, height: 760 }, colorScheme: 'dark' })
    await tablet.getByRole('button', { name: 'Join the conversation' }).click()
    const box = tablet.getByLabel('Your answer')
    await box.fill('Good morning, Grace. Which scale is it?')
    await box.press('Enter')
    await tablet.getByRole('log').getByText('seen').waitFor()
    await tablet.screenshot({ path: `${folder}/desk-chat-1280.png` })
  })
}

async function callSomebody(page: Page) {
  const chat = chatWindow(page)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Reject All' }).click()
  await chat.trigger.click()
  await chat.introduce()
  await chat.ask('I would like to speak to a human agent')
  await chat.log.getByText('I am calling somebody at the desk').waitFor()
}

async function askForDemo([name, company, phone, message]: (typeof people)[number]) {
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`
  const wish = { interestedModules: ['suite'], businessSize: 'small', message }
  const send = await fillIn(productUrl, { name, company, phone, email, ...wish })
  // Who is quicker than a person is taken for a program.
  await pause(1100)
  const response = await send()
  if (!response.ok) throw new Error(await response.text())
}

async function signIn(browser: Browser, options: Parameters<Browser['newContext']>[0]) {
  const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
  await page.goto(runDesk('link', claire))
  await page.getByRole('button', { name: 'Sign in on this device' }).click()
  await page.waitForURL('**/desk')
  return page
}

function runDesk(...words: readonly string[]) {
  return runTool({ DATA_DIR: benchFolder, PUBLIC_URL: productUrl }, 'desk', ...words)
}
