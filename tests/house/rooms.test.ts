import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { single } from '#build/own-copies.ts'

const everything = [
  'facts',
  'contract',
  'content',
  'design',
  'islands',
  'site',
  'desk',
  'emails',
  'server',
  'build',
  'made',
]

/** Who may import whom; a room may always import itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  facts: [],
  contract: ['facts'],
  content: ['facts', 'contract', 'made'],
  design: [],
  islands: ['design', 'contract', 'content', 'made'],
  site: ['facts', 'content', 'contract', 'design', 'islands', 'made'],
  desk: ['facts', 'contract', 'content', 'design'],
  emails: ['facts', 'content', 'contract', 'design'],
  server: ['facts', 'contract', 'content', 'emails'],
  build: everything,
  // Run at build; what it exports goes out as it is then, and nothing that it imports.
  made: everything,
}

/**
 * What the rooms of the server stand on, the lowest first: each may use what stands before it, and every room may use
 * all of it. A list names the files that others may import of a room; a file beside the rooms is a room of one.
 */
const ground: Readonly<Record<string, readonly string[]>> = {
  clock: [],
  ids: ['ordered-id', 'reference'],
  'address-list': [],
  'error-code': [],
  'parse-json': [],
  environment: [],
  'env-file': [],
  config: [],
  'remove-old': [],
  'no-follow': [],
  'make-folder': [],
  'plain-connections': [],
  port: [],
  compiled: [],
  'watch-proxy': [],
  log: ['advise', 'describe-failure', 'log', 'name-failure', 'request-log'],
  post: ['post', 'header-values', 'read-text'],
  csv: [],
  'language-of': [],
  pages: [],
  storage: [
    'storage',
    'stored-lead',
    'outbox-storage',
    'desk-storage',
    'talk-storage',
    'erasure-storage',
    'people-storage',
    'failure',
    'name-trouble',
    'lanes',
    'mailbox',
    'person',
    'search-words',
    'signals',
    'open-storage',
    'migrate',
    'sole-server',
    'database-drafts',
    'sqlite',
  ],
  secret: ['secret', 'sign-in-link', 'signed-links', 'tokens'],
  parts: [],
  errors: [],
  'form-bodies': [],
  'idempotency-key': [],
  'rate-limit': [],
  'weigh-bodies': [],
  places: [],
}

type ServerRoom = { readonly uses: readonly string[]; readonly doors: readonly string[] }

/** What the server does, the lowest first: whom else each room uses, and which of its files others may import. */
const serverRooms: Readonly<Record<string, ServerRoom>> = {
  static: { uses: [], doors: ['send-page', 'site', 'static.routes'] },
  challenge: { uses: [], doors: ['challenge.service'] },
  consents: { uses: [], doors: [] },
  visits: { uses: [], doors: ['visit-report'] },
  location: { uses: [], doors: ['country-database', 'country-service', 'locator', 'place-names'] },
  outbox: { uses: [], doors: ['deliverer', 'deliveries', 'letter-brake'] },
  assistant: {
    uses: [],
    doors: [
      'assistant',
      'plain-name',
      'tell-language',
      'think-in-turn',
      'model/model',
      'model/services',
      'reading/phone',
      'reading/reading-words',
      'reading/writing',
      'embedded/opening',
      'embedded/said-people',
      'embedded/said-place',
      'embedded/split-questions',
      'embedded/wish',
      'embedded/words',
    ],
  },
  requests: {
    uses: ['outbox', 'assistant'],
    doors: ['asks', 'describe', 'promise', 'read-answer', 'requests', 'said-place', 'tell-others', 'telling'],
  },
  talks: {
    uses: ['static', 'assistant', 'requests'],
    doors: [
      'talks.service',
      'visitor-talks',
      'live',
      'event-stream',
      'desk-presence',
      'is-courtesy',
      'to-chat-message',
    ],
  },
  chat: {
    uses: ['location', 'outbox', 'assistant', 'requests', 'talks'],
    doors: ['asks-for-person', 'create-chat', 'history'],
  },
  leads: {
    uses: ['static', 'challenge', 'outbox', 'requests'],
    doors: ['form-words', 'lead-sheet', 'leads.service'],
  },
  forward: { uses: ['leads'], doors: [] },
  webhook: { uses: ['requests', 'leads'], doors: [] },
  mail: {
    uses: ['location', 'outbox', 'assistant', 'requests', 'leads'],
    doors: ['create-mail-transport', 'letter-files', 'visitor-mails'],
  },
  erasure: { uses: ['mail'], doors: ['elsewhere', 'erase-person', 'replay', 'whom'] },
  desk: {
    uses: ['static', 'location', 'outbox', 'assistant', 'requests', 'talks', 'chat', 'leads', 'mail', 'erasure'],
    doors: ['answered', 'figures'],
  },
  health: { uses: ['static', 'assistant', 'chat', 'desk'], doors: ['ending-dates', 'last-backup'] },
  cli: {
    uses: [
      'challenge',
      'visits',
      'location',
      'outbox',
      'assistant',
      'requests',
      'leads',
      'mail',
      'erasure',
      'desk',
      'health',
    ],
    doors: [],
  },
}

/** Put the server together: they know every room, and no room knows them. */
const composers = new Set([
  'main',
  'run',
  'find-unwritable',
  'start-server',
  'app',
  'deliverers',
  'take-up',
  'drain',
  'client-error',
  'connections',
  'forwarded-for',
  'cross-site',
  'pipelines',
  'pressure',
  'security-headers',
  'wrong-methods',
])

const files = globSync('src/**/*.{ts,tsx}').toSorted()
/** What the build works out is a room of its own in its folder. */
const made = 'src/build/made/'
const roomOf = (file: string) => (file.startsWith(made) ? 'made' : (file.split('/')[1] ?? ''))

type Arrow = { readonly from: string; readonly to: string; readonly isType: boolean }

function importsOf(file: string): readonly Arrow[] {
  const source = readFileSync(file, 'utf8')
  const found = source.matchAll(
    /^\s*(?:import|export)\s(type\s)?[^'"]*?from\s+['"]([#.][^'"?]+)(?:\?\w+)?['"]|import\(['"]([#.][^'"]+)['"]\)/gm,
  )
  return [...found].map(([, type, fixed, dynamic]) => {
    const target = fixed ?? dynamic ?? ''
    const to = target.startsWith('#')
      ? `src/${target.slice(1)}`.replace(/^src\/made\//, made)
      : posix.join(posix.dirname(file), target)
    return { from: file, to, isType: type !== undefined }
  })
}

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
const arrows = files
  .filter((file) => !isTest(file))
  .flatMap(importsOf)
  // A picture of `public/` taken in as text is no room.
  .filter(({ to }) => !to.startsWith('public/'))

/** What can name a file without importing it. */
const words = ['package.json', 'vite.config.ts', 'script/server', ...files.filter((file) => !isTest(file))]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Where something begins, nothing imports it: a command, the bundler or a page names it. */
function isNamed(file: string): boolean {
  if (file.endsWith('.d.ts')) return true
  const name = posix.basename(file, '.ts')
  const names = file.startsWith('src/islands/behaviours/')
    ? [`behaviour="${name}"`, `behaviour: '${name}'`]
    : [file, file.replace(/^src\//, '#')]
  return names.some((each) => words.includes(each))
}

describe('the rooms', () => {
  it('are all seen', () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(everything))
    expect(arrows.length).toBeGreaterThan(100)
  })

  it('import only the rooms they may', () => {
    const forbidden = arrows.filter(
      ({ from, to }) => roomOf(from) !== roomOf(to) && !mayImport[roomOf(from)]?.includes(roomOf(to)),
    )

    expect(forbidden).toEqual([])
  })

  it('hold nothing that nobody uses, or tests alone', () => {
    const importers = Map.groupBy(
      [...files, ...globSync(['tests/**/*.{ts,tsx}', '*.config.ts'])].flatMap(importsOf),
      ({ to }) => to,
    )
    const unused = files.filter((file) => {
      const from = importers.get(file)?.map((arrow) => arrow.from) ?? []
      return !isTest(file) && from.every(isTest) && !isNamed(file)
    })

    expect(arrows.filter(({ to }) => to.startsWith('src/tests/'))).toEqual([])
    expect(unused).toEqual([])
  })

  it('let letters take only colours from design', () => {
    const taken = arrows.filter(({ from, to }) => roomOf(from) === 'emails' && roomOf(to) === 'design')

    expect([...new Set(taken.map(({ to }) => to))]).toEqual(['src/design/palette.ts'])
  })

  it('let islands take only types from content', () => {
    const taken = arrows.filter(
      ({ from, to, isType }) => roomOf(from) === 'islands' && roomOf(to) === 'content' && !isType,
    )

    expect(taken).toEqual([])
  })

  it('keep no state in what the script of a single page has a copy of, but the clocks it made', () => {
    const copied = new Set(files.filter((file) => file.startsWith('src/islands/behaviours/')))
    // It grows while it is gone through.
    for (const file of copied) {
      const imported = arrows.filter(({ from, to, isType }) => from === file && !isType && !single.test(`/${to}`))
      for (const { to } of imported) copied.add(to)
    }
    const state = /^(?:export )?(?:let |const \w+ = new (?:Map|Set|WeakMap)\b)/m

    expect(copied.size).toBeGreaterThan(15)
    expect([...copied].filter((file) => state.test(readFileSync(file, 'utf8')))).toEqual(['src/contract/clock.ts'])
  })
})

describe('the rooms of the server', () => {
  const placeOf = (file: string) => {
    const [, , first = '', ...rest] = file.replace(/\.tsx?$/, '').split('/')
    return { room: first, file: rest.join('/') }
  }
  const order = [...Object.keys(ground), ...Object.keys(serverRooms)]
  const across = arrows
    .filter(({ from, to }) => roomOf(from) === 'server' && roomOf(to) === 'server')
    .map(({ from, to }) => ({ from: placeOf(from).room, to: placeOf(to).room, file: placeOf(to).file }))
    .filter(({ from, to }) => from !== to && !composers.has(from))
  const doors = order.flatMap((room) =>
    (ground[room] ?? serverRooms[room]?.doors ?? []).map((file) => `${room}/${file}`),
  )
  const pairs = Object.entries(serverRooms).flatMap(([room, { uses }]) => uses.map((used) => `${room} → ${used}`))

  it('are all in the tables', () => {
    const found = files.filter((file) => roomOf(file) === 'server' && !isTest(file)).map((file) => placeOf(file).room)

    expect(new Set(found)).toEqual(new Set([...order, ...composers]))
    expect(across.length).toBeGreaterThan(400)
  })

  it('use only what stands below them, types included, and so in no circle', () => {
    const upwards = across.filter(({ from, to }) => order.indexOf(to) >= order.indexOf(from))

    expect(upwards).toEqual([])
    expect(across.filter(({ to }) => composers.has(to))).toEqual([])
  })

  it('use only the rooms they may, and each that is named', () => {
    const used = across.filter(({ to }) => to in serverRooms).map(({ from, to }) => `${from} → ${to}`)

    expect([...new Set(used)].toSorted()).toEqual(pairs.toSorted())
  })

  it('are entered by their doors alone, and by each that is named', () => {
    const entered = across.filter(({ file }) => file !== '').map(({ to, file }) => `${to}/${file}`)

    expect([...new Set(entered)].toSorted()).toEqual(doors.toSorted())
  })
})
