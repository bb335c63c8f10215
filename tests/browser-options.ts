/**
 * What Chromium would do beside showing a page. The list takes the place of Playwright's own, so that what matters of it
 * here stands in it, too.
 */
const disabledFeatures = [
  // Each window loads the address bar's popup as a page of its own: a third of what a short test costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  // A process in store for a page that no test opens.
  'SpareRendererForSitePerProcess',
  // From Playwright's `chromiumSwitches.ts`.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]

/** The system's Chromium, as measurements start it: without what it would do for itself meanwhile. */
export const browserOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
}

/**
 * What tests start: Chromium without its windows, which `script/test` installs, or the same as above. Our pages have
 * nothing to do with whoever opened them, and the empty page that every test begins with counts as that: its process was
 * thrown away for another. That the header says so asks `src/server/app.test.ts`.
 */
export const testBrowserOptions = {
  executablePath: process.env['HEADLESS_SHELL'] ?? browserOptions.executablePath,
  // The last of two lists holds.
  args: [...browserOptions.args, `--disable-features=${[...disabledFeatures, 'CrossOriginOpenerPolicy'].join(',')}`],
}
