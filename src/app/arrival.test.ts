import { expect, test } from 'vitest'
import { arrivals } from './arrival.ts'

const behind = arrivals(['127.0.0.1', '10.0.0.0/8', '::1'])

test('what a stranger says about where he comes from is ignored', () => {
  expect(behind.address({ peer: '203.0.113.9', forwardedFor: '198.51.100.1' })).toBe('203.0.113.9')
  expect(arrivals([]).address({ peer: '127.0.0.1', forwardedFor: '198.51.100.1' })).toBe('127.0.0.1')
  expect(behind.isHttps({ peer: '203.0.113.9', forwardedProto: 'https' })).toBe(false)
})

test('a trusted proxy is believed, through as many of them as stand in a row', () => {
  expect(behind.address({ peer: '127.0.0.1', forwardedFor: '198.51.100.1' })).toBe('198.51.100.1')
  expect(behind.address({ peer: '::ffff:127.0.0.1', forwardedFor: '198.51.100.1, 10.1.2.3' })).toBe('198.51.100.1')
  expect(behind.address({ peer: '::1', forwardedFor: '[2001:db8::7]:443' })).toBe('2001:db8::7')
  expect(behind.isHttps({ peer: '127.0.0.1', forwardedProto: 'https' })).toBe(true)
})

test('an address the visitor put in front of the list himself is not taken', () => {
  expect(behind.address({ peer: '127.0.0.1', forwardedFor: '1.1.1.1, 203.0.113.9' })).toBe('203.0.113.9')
  expect(behind.address({ peer: '127.0.0.1', forwardedFor: 'nonsense' })).toBe('127.0.0.1')
})
