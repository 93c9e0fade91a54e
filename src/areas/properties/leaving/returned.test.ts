import { beforeEach, expect, test } from 'vitest'
import { terminateEarly } from '#areas/contracts/use-cases/end-contract.ts'
import { makeInspection } from '#areas/properties/inspections/use-cases/make-inspection.ts'
import { saveInspection, signInspection } from '#areas/properties/inspections/use-cases/write-inspection.ts'
import { calendarOf, unit } from '#areas/properties/unit-detail.ts'
import type { Ctx } from '#platform/context.ts'
import { putInForce } from '#testing/contracts.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { pdf } from '#testing/stories.ts'
import { moveOutPaper } from './leaving-papers.ts'
import { leaving } from './queries.ts'
import { settleMoveOut } from './use-cases/settle-move-out.ts'

const office = testOffice()
const { letting, tenant, started } = leasesOf(office)

let near: Ctx
let unitId: string
let contractId: string
beforeEach(async () => {
  const one = await letting('1')
  ;[near, unitId] = [one.near, one.units[0] ?? '']
  contractId = (await started(near, { unitId, partyId: await tenant(near) })).id
  await putInForce(near, contractId)
})

const shown = async () => (await leaving(near, contractId)) ?? expect.fail('no lease')
const endsEarly = () => terminateEarly(near, { contractId, on: '2026-01-15', reason: 'رحل' })

test('what came back by no paper is settled only for a reason, which is kept and printed, and somebody agrees on a day for the paper until then', async () => {
  await endsEarly()
  const asked = () => office.db.selectFrom('tasks').select('status').where('rule', '=', 'lease-hand-back').execute()
  expect(await asked()).toEqual([{ status: 'open' }])
  // Its last day is still theirs, on every page.
  const { taken } = await calendarOf(near, { id: unitId, seesTenancies: true })
  expect([(await unit(near, unitId))?.state, taken.map(({ until, isOver }) => [until, isOver])]).toEqual([
    'leased',
    [['2026-01-15', false]],
  ])
  const settles = (why: { unsignedReason?: string; noReturnReason?: string }) =>
    settleMoveOut(near, { id: near.newId(), contractId, ...why })
  await expect(settles({})).rejects.toMatchObject({ issues: [{ path: ['noReturnReason'] }, { path: ['unsignedReason'] }] })
  await expect(settles({ unsignedReason: 'سافر' })).rejects.toMatchObject({ issues: [{ path: ['noReturnReason'] }] })
  await settles({ unsignedReason: 'سافر', noReturnReason: 'سافر قبل أن تُعاين' })
  expect((await shown()).moveOut?.noReturnReason).toBe('سافر قبل أن تُعاين')
  expect(pdfText(await moveOutPaper(near, await shown()))).toContain('بلا محضر')
  expect(await asked()).toEqual([{ status: 'done' }])
  office.later(86_400_000)
  expect((await unit(near, unitId))?.state).toBe('vacant')
})

test('what no paper of the handover tells of was not said to be sound', async () => {
  const { id: inspectionId } = await makeInspection(near, { id: near.newId(), unitId, kind: 'return' })
  const seen = { seenOn: '2026-01-15', keys: '2', room1: 'الصالة', item1: 'الباب', condition1: 'damaged' }
  await saveInspection(near, { inspectionId, seen: '1', ...seen })
  await signInspection(near, { inspectionId, seen: '2', signer: 'خالد', signature: [pdf] })
  await endsEarly()
  expect((await shown()).back).toMatchObject({ isCompared: false, worse: [{ item: 'الباب', condition: 'damaged', was: null }] })
})
