import { beforeEach, expect, test } from 'vitest'
import { signPage } from '#areas/contracts/signing/sign-page.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { ownHiresOf } from '#testing/own-hires.ts'
import { hires } from '../hires/queries.ts'
import { askOwnOffHire } from '../hires/use-cases/end-line.ts'
import { extendHire } from '../hires/use-cases/extend-hire.ts'
import { sendHire } from '../hires/use-cases/sign-hire.ts'
import { startHire } from '../hires/use-cases/start-hire.ts'
import { hiredAnything, ownHire, ownHires } from './own-hires.ts'
import { askExtension } from './use-cases/ask-extension.ts'

const office = testOffice()
const { clerk, asked, out, at, approved, look, setUp } = machineHiresOf(office)
beforeEach(setUp)
const { owning } = ownHiresOf(office)

test('32 whoever hired sees it from the day it was sent, with where it is accepted; nobody else ever does', async () => {
  const form = asked()
  await startHire(clerk(), form)
  const { near, far } = await owning(form.id)
  expect([await ownHires(near), await ownHire(near, form.id), await hiredAnything(near)]).toEqual([[], null, false])
  await sendHire(clerk(), { contractId: form.id })
  expect(await ownHires(near)).toMatchObject([{ id: form.id, stage: 'sent' }])
  expect(await ownHire(near, form.id)).toMatchObject({ signAt: expect.stringMatching(/^\/sign\//), net: 1_990_000n })
  expect([await ownHires(far), await ownHire(far, form.id), await hiredAnything(far)]).toEqual([[], null, false])
  // What is accepted by the link is called what it is yet.
  const token = (await ownHire(near, form.id))?.signAt?.split('/').at(-1)
  expect(await signPage(near, token)).toMatchObject({ offer: 'عرض سعر معدات', kindLabel: 'عقد تأجير معدات' })
})

test('23 its hire is ended from the account at the agreed moment, with its number, once, and by nobody else', async () => {
  const { contractId, lineId } = await out()
  const { near, far } = await owning(contractId)
  await approved(lineId, '2026-02-01')
  at('2026-02-03', '10:10')
  const one = await ownHire(near, contractId)
  expect(one).toMatchObject({ stage: 'out', sheets: [{ state: 'approved' }], ends: { day: '2026-02-03', time: '11:00' } })
  const form = { lineId, endsOn: '2026-02-03', endsTime: '17:30' }
  await expect(askOwnOffHire(far, form)).rejects.toThrow('لم نجد هذا العقد')
  const { number } = await askOwnOffHire(near, form)
  expect((await askOwnOffHire(near, form)).number).toBe(number)
  expect(await ownHire(near, contractId)).toMatchObject({ lines: [{ offHireNumber: number, isOut: true }] })
})

test('an extension is asked of the office once, waits for its answer, and changes nothing by itself', async () => {
  const { contractId, lineId } = await out()
  const { near, far } = await owning(contractId)
  const form = { lineId, until: '2026-03-10' }
  await Promise.all([askExtension(near, form), askExtension(near, form)])
  const tasks = await office.db.selectFrom('tasks').select('title').where('rule', '=', 'equipment.extension-asked').execute()
  expect(tasks).toMatchObject([{ title: expect.stringContaining('10 مارس') }])
  expect((await look(contractId)).lines).toMatchObject([{ endsOn: '2026-02-28' }])
  expect((await ownHire(near, contractId))?.lines).toMatchObject([{ extension: { until: '2026-03-10' } }])
  await expect(askExtension(near, { lineId, until: '2026-03-20' })).rejects.toThrow('حتى 10 مارس 2026، والطلب بانتظار الرد')
  // Answered with no, it may be asked again, also for the same day.
  await office.db.updateTable('tasks').set({ status: 'cancelled' }).where('rule', '=', 'equipment.extension-asked').execute()
  expect((await ownHire(near, contractId))?.lines).toMatchObject([{ extension: null }])
  at('2026-02-02')
  await askExtension(near, form)
  const [before] = await ownHires(near)
  await extendHire(clerk(), { lineId, until: '2026-03-10' })
  const one = await look(contractId)
  // Lists count the days that were added.
  expect(one.net + one.vat).toBeGreaterThan(before?.value ?? 0n)
  const listed = [...(await ownHires(near)), ...(await hires(clerk(), { q: '', stage: '' }))]
  expect(listed.map(({ value }) => value)).toEqual([one.net + one.vat, one.net + one.vat])
  expect((await ownHire(near, contractId))?.lines).toMatchObject([{ endsOn: '2026-03-10', extension: null }])
  await expect(askExtension(near, { lineId, until: '2026-02-20' })).rejects.toThrow('اختر يومًا بعده')
  await expect(askExtension(far, form)).rejects.toThrow('لم نجد هذا العقد')
})
