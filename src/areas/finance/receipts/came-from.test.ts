import { expect, test } from 'vitest'
import { cameFrom } from './receipt-asked.ts'

const from = (address: string) => cameFrom(new URLSearchParams({ from: address }))

test('whoever takes money goes back to the page of the back office they came from, and to no other place', () => {
  expect(from('/admin/vehicles/rentals/01a1fa06-b267-7b4e-8fe6-eee01e92d522')).toContain('/rentals/01a1fa06')
  for (const other of [
    '',
    '/admin',
    '/dashboard',
    '//elsewhere.example',
    '/admin//elsewhere',
    '/admin/../login',
    '/admin/x?act=y',
  ])
    expect(from(other), other).toBeNull()
})
