import { expect, test } from 'vitest'
import { verbOf } from './verbs.ts'

test('every permission stands in the column of what it lets one do', () => {
  expect(['customers.viewNumbers', 'customers.register', 'customers.setCreditLimit'].map(verbOf)).toEqual([
    'view',
    'create',
    'change',
  ])
  expect(['access.decideApprovals', 'access.exportAudit', 'access.seeAs'].map(verbOf)).toEqual(['decide', 'export', 'view'])
  expect(verbOf('customers.whatever')).toBe('other')
})
