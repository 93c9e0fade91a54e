import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { countTryFrom, networkOf } from './tries.ts'

const office = testOffice()

test('one line of IPv6 is one who tries, whatever address it takes', async () => {
  const door = { name: 'test', most: 2, seconds: 600 }
  const from = (address: string) => countTryFrom({ ...office.visitor(), address }, door)
  await from('2001:db8:0:7::1')
  await from('2001:db8::7:a:b:c:d')
  await expect(from('2001:0db8:0:0007:ffff::9')).rejects.toThrow('محاولات كثيرة. انتظر 10 دقائق')
  await from('2001:db8:0:8::1')
  await from('203.0.113.9')
})

test('the first half of an address, however it is written', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2:3:4:5::')).toBe('2001:db8:1:2::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('unknown')).toBe('unknown')
})
