import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMisspelt, findMisspeltInShell, readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>) => {
  const reading = readConfig(env)
  return reading.ok ? [] : reading.problems
}
const configOf = (env: Record<string, string>) => {
  const reading = readConfig(env)
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.config
}

describe('findMisspelt', () => {
  it('names what is nearly a variable of ours, and nothing else', () => {
    expect(findMisspelt(['MAIL_ULR', 'SALES_EMIAL', 'MAIL_URL', 'PORTS', 'HOME', 'COMPOSE_PROJECT_NAME'])).toEqual([
      'MAIL_ULR is no variable of ours: MAIL_URL?',
      'SALES_EMIAL is no variable of ours: SALES_EMAIL?',
      'PORTS is no variable of ours: PORT?',
    ])
    expect(findMisspelt(['port', 'mail_url', 'constructor'])).toEqual([
      'port is no variable of ours: PORT?',
      'mail_url is no variable of ours: MAIL_URL?',
    ])
  })
})

describe('findMisspeltInShell', () => {
  it('names what was surely meant for us', () => {
    const env = { MAIL_URI: 'smtp://x', SALES_EMIAL: 'a@b.c', DATABASE_URLS: 'x', TRUSTPROXY: '1', PUBLIC_URI: '' }
    expect(findMisspeltInShell(env)).toEqual([
      'MAIL_URI is no variable of ours: MAIL_URL?',
      'SALES_EMIAL is no variable of ours: SALES_EMAIL?',
      'DATABASE_URLS is no variable of ours: DATABASE_URL?',
    ])
  })

  it('is silent about names of others', () => {
    const others =
      'HOSTS PORTS CHOST HOSTNAME LOGLEVEL DATADIR XDG_DATA_DIRS MAIL SECRETS HTTP_PROXY HTTPS_PROXY NO_PROXY API_URL BASE_URL META_DIR MAIL_PORT MAIL_HOST SMTP_FROM LOG_FILE LOG_LEVELS_FILE DATABASE_NAME PUBLIC_KEY SERVICE_NAME npm_config_user_agent'
    expect(findMisspeltInShell(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([])
    expect(
      findMisspeltInShell({ MAIL_URI: 'x', MAIL_URL: 'smtp://x', DATABASE_URL: 'sqlite:x', DATABASE_URI: 'x' }),
    ).toEqual([])
  })
})

describe('readConfig', () => {
  it('serves the whole product with embedded defaults when nothing is said', () => {
    expect(configOf({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: 'sqlite:var/site.db',
      mail: { url: 'file:var/mail' },
      formForwardUrl: null,
      webhook: null,
      assistant: { kind: 'embedded' },
      geolocationUrl: null,
      trustProxy: false,
      secret: null,
      retentionDays: 365,
      keepsConsents: true,
      logLevel: 'info',
    })
  })

  it('keeps database and mail in DATA_DIR', () => {
    expect(configOf({ DATA_DIR: '/srv/site' })).toMatchObject({
      databaseUrl: 'sqlite:/srv/site/site.db',
      mail: { url: 'file:/srv/site/mail' },
    })
  })

  it('takes an empty variable as absent', () => {
    expect(configOf({ PORT: '', LEAD_WEBHOOK_URL: ' ' })).toMatchObject({ port: 3000, webhook: null })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'imisozi.example'],
    ['PUBLIC_URL', 'https://imisozi.example/site'],
    ['DATABASE_URL', 'mysql://db/site'],
    ['MAIL_URL', 'pigeon:loft'],
    ['MAIL_URL', 'https://'],
    ['MAIL_URL', 'file://elsewhere/mail'],
    ['MAIL_URL', 'https://me:50%off@mail.example/send'],
    ['FORM_FORWARD_URL', 'https://me:50%off@form.example'],
    ['GEOLOCATION_URL', 'https://me:key@geo.example/{ip}'],
    ['DATABASE_URL', 'sqlite::memory:'],
    ['DATABASE_URL', 'sqlite://var/site.db'],
    ['DATABASE_URL', 'sqlite:///var/site.db'],
    ['DATABASE_URL', 'sqlite:file:site.db?mode=memory'],
    ['MAIL_FROM', 'Imisozi'],
    ['SALES_EMAIL', 'sales'],
    ['FORM_FORWARD_URL', 'formsubmit'],
    ['ASSISTANT', 'openai:gpt'],
    ['ASSISTANT_DAILY_BUDGET', '-5'],
    ['ASSISTANT_API_KEY', '\u201ckey\u201d'],
    ['ASSISTANT_API_KEY', 'two keys'],
    ['GEOLOCATION_URL', 'https://geo.example/lookup'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', ', '],
    ['TRUST_PROXY', '10.0.0.1, ::/0'],
    ['METRICS_FROM', 'prometheus'],
    ['METRICS_FROM', '10.0.0.1, 10.0.0.0/8/9'],
    ['MAIL_FROM', 'mail@imisozi.rw\nBcc: all@imisozi.rw'],
    ['MAIL_FROM', 'Imisozi\r\nX: y <mail@imisozi.rw>'],
    ['SECRET', 'a secret of more than\nthirty-two characters'],
    ['LEAD_WEBHOOK_SECRET', `${'a'.repeat(32)}\n`],
    ['SECRET', 'short'],
    ['RETENTION_DAYS', '0'],
    ['CONSENT_REGISTER', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it says %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
  })

  it.each([
    ['MAIL_URL', 'smtp://me:pa#ss@mail.example:587'],
    ['DATABASE_URL', 'postgres://me:pa#ss@db.example/site'],
  ])('says how a password is written that makes %s no address', (name, value) => {
    expect(problemsOf({ [name]: value, SECRET: 'x'.repeat(32) })).toEqual([expect.stringMatching(/ %23 %2F %3F$/)])
  })

  it('takes a PostgreSQL at a socket of this machine', () => {
    const DATABASE_URL = 'postgres://site@/site?host=/run/postgresql'

    expect(configOf({ DATABASE_URL, SECRET: 'x'.repeat(32) }).databaseUrl).toBe(DATABASE_URL)
  })

  it('says every mistake at once', () => {
    expect(problemsOf({ PORT: 'x', RETENTION_DAYS: 'y' })).toHaveLength(2)
  })

  it.each([
    [{ LEAD_WEBHOOK_URL: 'https://crm.example/hook' }, 'LEAD_WEBHOOK_SECRET'],
    [{ LEAD_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` }, 'LEAD_WEBHOOK_URL'],
    [{ ASSISTANT: 'google:gemini' }, 'ASSISTANT_API_KEY'],
    [{ ASSISTANT: 'openai-compatible:x', ASSISTANT_API_KEY: 'k' }, 'ASSISTANT_BASE_URL'],
    [{ DATABASE_URL: 'postgres://db/site' }, 'SECRET'],
  ] as const)('refuses half a configuration: %o lacks %s', (env, missing) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(new RegExp(`^${missing} is required with `))])
  })

  it('asks the model where it is told to, and Google at its own address otherwise', () => {
    const google = { ASSISTANT: 'google:gemini-2.5-flash', ASSISTANT_API_KEY: 'k' }

    expect(configOf(google).assistant).toEqual({
      kind: 'google',
      model: 'gemini-2.5-flash',
      apiKey: 'k',
      baseUrl: 'https://generativelanguage.googleapis.com',
      dailyBudget: 2_000_000,
    })
    expect(
      configOf({ ...google, ASSISTANT_BASE_URL: 'http://127.0.0.1:9999', ASSISTANT_DAILY_BUDGET: '5000' }).assistant,
    ).toMatchObject({ baseUrl: 'http://127.0.0.1:9999', dailyBudget: 5000 })
    expect(
      configOf({
        ASSISTANT: 'openai-compatible:org/m:7b',
        ASSISTANT_API_KEY: 'k',
        ASSISTANT_BASE_URL: 'https://m.example/v1',
      }).assistant,
    ).toMatchObject({ kind: 'openai-compatible', model: 'org/m:7b', baseUrl: 'https://m.example/v1' })
  })

  it('reads a mailbox with and without a name', () => {
    expect(configOf({ MAIL_FROM: '"Imisozi Suite" <mail@imisozi.rw>' }).mail.from).toEqual({
      name: 'Imisozi Suite',
      address: 'mail@imisozi.rw',
    })
    expect(configOf({ MAIL_FROM: 'mail@imisozi.rw' }).mail.from).toEqual({ name: '', address: 'mail@imisozi.rw' })
  })

  it.each([
    ['2', 2],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
    ['::1', ['::1']],
    ['false', false],
  ])('trusts proxies as told: %s', (value, trustProxy) => {
    expect(configOf({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy)
  })

  it('takes this machine at its own port for the site’s address where none is named', () => {
    expect(configOf({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  })

  it('never throws, whatever the environment holds', () => {
    const names = ['PORT', 'PUBLIC_URL', 'MAIL_URL', 'MAIL_FROM', 'DATABASE_URL', 'TRUST_PROXY', 'ASSISTANT'] as const
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (env) => {
        expect(() => readConfig(env)).not.toThrow()
      }),
    )
  })
})
