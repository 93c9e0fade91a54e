import { expect, test } from 'vitest'
import { loggedPath } from './log.ts'

test('an address that lets somebody in is not in the log', () => {
  expect(loggedPath('/invitation/_PDPW_1ZP-onkmJQ5h0s')).toBe('/invitation/…')
  expect(loggedPath('/assistant/01a1fa06-b267/hand-over')).toBe('/assistant/…/hand-over')
  expect(loggedPath('/admin/requests/01a1fa06-b267')).toBe('/admin/requests/01a1fa06-b267')
})
