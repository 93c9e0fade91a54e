import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { matrixOf, rightsOf } from './queries.ts'
import { chosenIn, maskedFields } from './ui/chosen.ts'

const office = testOffice()
const group = { area: 'customers', label: 'العملاء', permissions: Object.values(customersPermissions) }

async function matrixFor(role: string) {
  return matrixOf([group], await rightsOf(office.visitor(), role), null)
}

test('of each role one reads which fields it sees masked, and it follows what is chosen before it is saved', async () => {
  const matrix = await matrixFor('cashier')
  const chosen = chosenIn(matrix)
  const masked = (now: typeof chosen) => maskedFields(matrix, now).flatMap(({ field, isMasked }) => (isMasked ? [field] : []))
  expect(masked(chosen)).toEqual(['الرقم المدني', 'رقم جواز السفر', 'أرقام الوثائق', 'الآيبان', 'صور الوثائق'])

  const numbers = { [customersPermissions.viewNumbers.key]: { scope: 'all', bound: '' } }
  expect(masked({ ...chosen, ...numbers })).toEqual(['الآيبان', 'صور الوثائق'])
  expect(maskedFields(await matrixFor('auditor'), {}).filter(({ isMasked }) => isMasked)).toEqual([])
})
