import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTestFolder } from '#tests/server/open-test-storage.ts'
import { readEnvFile } from './env-file.ts'

function read(content: string | Buffer) {
  const file = path.join(makeTestFolder(), '.env')
  writeFileSync(file, content)
  const { written, problems } = readEnvFile(file)
  return { written, problems: problems.map((problem) => problem.replace(file, '.env')) }
}

describe('readEnvFile', () => {
  it('reads what people write', () => {
    const lines = [
      '# ours',
      '',
      'PORT=4000 # see issue#5',
      '  export HOST=0.0.0.0',
      'MAIL_URL = "smtp://me:pa#ss@mail.example:587" # quoted',
      'SECRET=\'it says "x" = y\'',
      'MAIL_FROM=Imisozi Suite <mail@imisozi.rw>',
      'METRICS_FROM= # nobody',
      'OTHERS=a#b',
      'OTHERS_KEY="-----BEGIN',
      'no name here',
      '-----END"',
      'LOG_LEVEL=warn',
    ]

    for (const lineBreak of ['\n', '\r\n'])
      expect(read(lines.join(lineBreak))).toMatchObject({
        problems: [],
        written: {
          PORT: '4000',
          HOST: '0.0.0.0',
          MAIL_URL: 'smtp://me:pa#ss@mail.example:587',
          SECRET: 'it says "x" = y',
          MAIL_FROM: 'Imisozi Suite <mail@imisozi.rw>',
          METRICS_FROM: '',
          LOG_LEVEL: 'warn',
        },
      })
  })

  it.each([
    ['a line without =', 'PORT=1\nMAIL_URL smtp://hidden\nHOST=x', /^\.env:2 has no "="/],
    ['a name with a space', '\nMAIL URL=smtp://hidden', /^\.env:2 has a name that is none/],
    ['no name', '=hidden', /^\.env:1 has a name that is none/],
    ['a name with a sign that nobody sees', 'PORT\u200b=hidden', /^\.env:1 has a name that is none/],
    ['export and two spaces', 'export  SECRET=hidden', /^\.env:1 has a name that is none/],
    ['a # in a value', 'PORT=1\n\nMAIL_URL=smtp://hidden:a#b@host', /^\.env:3 has a # without quotes/],
    ['a # before a value', 'SECRET=#hidden', /^\.env:1 has a # without quotes/],
    ['a quote that stays open', '# c\nSECRET="hidden\nPORT=1', /^\.env:2 opens a quote/],
    ['a quote that another line closes', 'SECRET="hidden\nMAIL_FROM="x"', /^\.env:1 opens a quote/],
    ['more behind a quote', 'MAIL_FROM="Hidden" <hidden@x.rw>', /^\.env:1 goes on behind/],
    ['line breaks of an old Mac', '# c\rPORT=hidden\r', /^\.env:1 has line breaks/],
    ['a byte order mark', '\ufeffPORT=hidden', /^\.env:1 begins with a byte order mark/],
    ['UTF-16', Buffer.from('\ufeffPORT=hidden', 'utf16le'), /^\.env:1 is not UTF-8/],
    ['UTF-16 without a mark', Buffer.from('PORT=hidden', 'utf16le'), /^\.env:1 is not UTF-8/],
    ['Latin-1', Buffer.from('PORT=1\nMAIL_FROM=hidden é', 'latin1'), /^\.env:2 is not UTF-8/],
  ])('refuses %s by file and line, and repeats nothing of it', (_what, content, problem) => {
    const { written, problems } = read(content)

    expect(problems).toEqual([expect.stringMatching(problem)])
    expect(problems.join()).not.toMatch(/hidden|\n/i)
    expect(written).toEqual({})
  })

  it('refuses a name of ours that is set to two values, which is what a slip looks like', () => {
    const lines = ['PORT=1 # a', 'OTHERS=a', 'MAIL_URL=smtp://hidden', 'OTHERS=b', 'export PORT = "1"', 'MAIL_URL=']

    expect(read(lines.join('\n')).problems).toEqual(['.env:6 says MAIL_URL otherwise than line 3: leave one of them'])
    expect(read(lines.slice(0, -1).join('\n'))).toMatchObject({ problems: [], written: { PORT: '1', OTHERS: 'b' } })
  })

  it('names every line that is wrong', () => {
    expect(read('PORT\nHOST=x\nMAIL URL=y\n').problems).toHaveLength(2)
  })

  it('says nothing where there is no file, and refuses what is none', () => {
    const folder = makeTestFolder()
    const [none, inside, link] = ['none', 'inside', 'link'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ]
    mkdirSync(inside)
    symlinkSync(none, link)

    expect(readEnvFile(none)).toEqual({ written: {}, problems: [] })
    expect(readEnvFile(inside).problems).toEqual([
      expect.stringContaining(`${inside} cannot be read (EISDIR): it is a folder`),
    ])
    expect(readEnvFile(link).problems).toEqual([expect.stringContaining('(ENOENT): it is a link that leads nowhere')])
  })

  it.skipIf(process.getuid?.() === 0)('refuses what it may not read', () => {
    const file = path.join(makeTestFolder(), '.env')
    writeFileSync(file, 'PORT=1')
    chmodSync(file, 0)

    expect(readEnvFile(file).problems).toEqual([expect.stringContaining('cannot be read (EACCES)')])
  })
})
