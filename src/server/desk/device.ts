const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iPhone or iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser says it is, in words its owner knows again: `Chrome, Android`. Empty when it says nothing we know. */
export function nameDevice(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 300)
  const find = (names: typeof browsers) => names.find(([sign]) => sign.test(said))?.[1]
  return [find(browsers), find(systems)].filter(Boolean).join(', ')
}
