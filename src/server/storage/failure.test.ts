import { describe, expect, it } from 'vitest'
import { findStorageFailure } from './failure.ts'

const errorWith = (properties: object, message = '') => Object.assign(new Error(message), properties)

describe('findStorageFailure', () => {
  it.each([
    ['locked', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 5 })],
    ['locked', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 517 })],
    ['read-only', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 8 })],
    ['full', errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['full', errorWith({ code: '53100' })],
    ['unreachable', errorWith({ code: '53300' })],
    ['unreachable', errorWith({ code: '57P01' })],
    ['unreachable', errorWith({ code: '25P03' })],
    ['locked', errorWith({ code: '40P01' })],
    ['read-only', errorWith({ code: '25006' })],
    ['unreachable', errorWith({ code: 'ECONNREFUSED' })],
    ['unreachable', errorWith({ code: 'EMFILE' })],
    ['unreachable', errorWith({ code: 'CERT_HAS_EXPIRED' })],
    ['unreachable', errorWith({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })],
    ['unreachable', errorWith({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' })],
    ['unreachable', new AggregateError([errorWith({ code: 'ECONNREFUSED' })])],
    ['unreachable', new Error('timeout exceeded when trying to connect')],
    ['unreachable', new Error('Query read timeout')],
    ['unreachable', new Error('Client was closed and is not queryable')],
    ['unreachable', new Error('Postgres connection has been discarded')],
    ['unreachable', errorWith({ code: 'ERR_INVALID_STATE' }, 'database is not open')],
  ])('knows a database that is %s', (failure, error) => {
    expect(findStorageFailure(error)).toBe(failure)
  })

  it.each([
    errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 19 }),
    errorWith({ code: '23505' }),
    new TypeError('x is not a function'),
    'text',
    null,
  ])('leaves our own mistakes alone: %s', (error) => {
    expect(findStorageFailure(error)).toBeNull()
  })
})
