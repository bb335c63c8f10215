import { describe, expect, it } from 'vitest'
import { readPublicAddress } from './public-address.ts'

describe('an address that may be looked up', () => {
  it.each([
    ['41.186.0.1', '41.186.0.1'],
    ['::ffff:41.186.0.1', '41.186.0.1'],
    ['::FFFF:29ba:1', '41.186.0.1'],
    ['0:0:0:0:0:ffff:41.186.0.1', '41.186.0.1'],
    ['2C0F:EB68:0:0::1', '2c0f:eb68::1'],
    ['172.32.0.1', '172.32.0.1'],
  ])('%s is looked up as %s', (text, address) => expect(readPublicAddress(text)).toBe(address))

  it.each([
    '127.0.0.1',
    '::1',
    '::',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::127.0.0.1',
    '2002:7f00:1::1',
    '::ffff:192.168.1.1',
    '0:0:0:0:0:ffff:0a00:0001',
    '',
    'localhost',
    '41.186.0',
    '41.186.0.1.5',
    'unknown',
    '41.186.0.1/../x',
    '[::1]',
    '%',
    '1.2.3.4, 5.6.7.8',
    undefined,
  ])("'%s' is not", (text) => expect(readPublicAddress(text)).toBeNull())
})
