import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { loader } from './ui.tsx'

const office = testOffice()

function open(path: string, mode: 'demonstration' | 'production') {
  const ctx = office.visitor()
  return loader(visit({ ...ctx, config: { ...ctx.config, MODE: mode } }, path))
}

test('the page of parts does not exist in production', () => {
  const notFound = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) })
  expect(() => open('/dev/ui', 'production')).toThrow(notFound)
})

test('it wears the theme that was asked for, and the usual one for a name nobody knows', () => {
  expect(open('/dev/ui?theme=desert', 'demonstration')).toEqual({ theme: 'desert' })
  expect(open('/dev/ui?theme=snow', 'demonstration')).toEqual({ theme: 'dark' })
})
