import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { findPlainConnections } from './plain-connections.ts'

function find(env: Readonly<Record<string, string>>) {
  const reading = readConfig({ SECRET: 's'.repeat(32), ...env })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return findPlainConnections(reading.config)
}
const webhook = (url: string) => ({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: 'a'.repeat(32) })
const model = (url: string) => ({
  ASSISTANT: 'openai-compatible:m',
  ASSISTANT_API_KEY: 'key',
  ASSISTANT_BASE_URL: url,
})

describe('findPlainConnections', () => {
  it.each([
    ['MAIL_URL', { MAIL_URL: 'smtp://user:secret@mail.example:587' }],
    ['MAIL_URL', { MAIL_URL: 'http://mail.example/send' }],
    ['FORM_FORWARD_URL', { FORM_FORWARD_URL: 'http://forms.example/x' }],
    ['LEAD_WEBHOOK_URL', webhook('http://crm.example/hook')],
    ['ASSISTANT_BASE_URL', model('http://10.0.0.5:8080/v1')],
    ['GEOLOCATION_URL', { GEOLOCATION_URL: 'http://geo.example/{ip}' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@db.example/site' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@db.example/site?sslmode=prefer' }],
  ])('names %s of %o', (name, env) => {
    expect(find(env)).toEqual([name])
  })

  it.each<Readonly<Record<string, string>>>([
    {},
    { MAIL_URL: 'smtps://user:secret@mail.example' },
    { MAIL_URL: 'smtp://user:secret@mail.example:587?requireTLS=true' },
    { MAIL_URL: 'smtp://127.0.0.1:1025' },
    webhook('https://crm.example/hook'),
    model('http://localhost:8080/v1'),
    { DATABASE_URL: 'postgres://user:secret@db.example/site?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://user:secret@[::1]/site' },
    { DATABASE_URL: 'postgres:///site?host=/run/postgresql' },
  ])('has nothing against %o', (env) => {
    expect(find(env)).toEqual([])
  })
})
