import { expect, test } from 'vitest'
import { actAt } from './acts.ts'

test('a form of a page is sent with what the page was asked for, and with one act', () => {
  expect(actAt('', 'receive')).toBe('?act=receive')
  expect(actAt('?party=7&count=12', 'receive')).toBe('?party=7&count=12&act=receive')
  expect(actAt('?party=7&act=receive&count=12', 'replace')).toBe('?party=7&act=replace&count=12')
})
