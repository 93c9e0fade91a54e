import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { collectingPermissions } from './permissions.ts'
import { loader as board } from './routes/back-office-collecting.tsx'
import { loader as debtor } from './routes/back-office-debtor.tsx'
import { loader as visits } from './routes/back-office-visits.tsx'
import { logFollowUp } from './use-cases/log-follow-up.ts'

const office = testOffice()
const { customer, owes, id } = vaultOf(office)
const khalid = () => office.staff('khalid', collectingPermissions.viewCollecting, customersPermissions.view)

test('whoever reads everything sees whom the office is after, and writes nothing', async () => {
  const salim = await customer()
  await owes(salim, '100', '2026-01-10')
  expect(await board(visit(khalid(), '/'))).toMatchObject({ cards: [{ id: salim }], mayCollect: false })
  expect(await visits(visit(khalid(), '/'))).toMatchObject({ mayCollect: false })
  const params = { partyId: salim }
  expect(await debtor(visit(khalid(), '/', { params }))).toMatchObject({ owed: 100_000n, mayCollect: false })
  const tried = { id: id(), partyId: salim, way: 'call', outcome: 'no-answer' } as const
  await expect(logFollowUp(khalid(), tried)).rejects.toMatchObject({ status: 403 })
  expect(await statusOf(board(visit(office.staff('stranger'), '/')))).toBe(403)
})
