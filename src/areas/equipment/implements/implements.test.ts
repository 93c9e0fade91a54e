import { beforeEach, expect, test } from 'vitest'
import { putInForce } from '#testing/contracts.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { billCycle } from '../billing/use-cases/bill-cycle.ts'
import { hireValues } from '../hires/hire-values.ts'
import { quoteImplement, strikeImplement } from '../hires/use-cases/change-implements.ts'
import { dispatchMachine } from '../hires/use-cases/dispatch-machine.ts'
import { askOffHire, takeMachineBack } from '../hires/use-cases/end-line.ts'
import { extendHire } from '../hires/use-cases/extend-hire.ts'
import { giveUpLine } from '../hires/use-cases/give-up-line.ts'
import { startHire } from '../hires/use-cases/start-hire.ts'
import { lineNote } from '../papers/hire-papers.ts'
import { implementById, machineImplements } from './queries.ts'
import { addImplement } from './use-cases/add-implement.ts'
import { correctImplement } from './use-cases/correct-implement.ts'

const office = testOffice()
const stories = machineHiresOf(office)
const { clerk, here, asked, look, at, going, approved, aKind, breaker, anImplement, newId, far, near, setUp } = stories
beforeEach(setUp)

/** A quotation with a breaker beside its excavator. */
async function quoted(implementId: string, more: Parameters<typeof asked>[0] = {}) {
  const form = asked(more)
  await startHire(clerk(), form)
  const [line] = (await look(form.id)).lines
  const lineId = line?.id ?? ''
  await quoteImplement(clerk(), { id: newId(), lineId, implementId })
  return { contractId: form.id, lineId }
}
const inForce = async (implementId: string, more: Parameters<typeof asked>[0] = {}) => {
  const one = await quoted(implementId, more)
  await putInForce(clerk(), one.contractId)
  return one
}
const along = async (contractId: string) => (await look(contractId)).lines[0]?.implements[0]

test('an implement is added once with its own code, corrected by its branch, and its prices come together', async () => {
  const form = breaker([here.kindId])
  await Promise.all([addImplement(near(), form), addImplement(near(), form)])
  await expect(addImplement(near(), breaker([here.kindId]))).rejects.toThrow('لأداة أخرى هذا الرمز')
  await expect(addImplement(near(), breaker([here.kindId], { code: 'XX', monthPrice: '' }))).rejects.toMatchObject({
    issues: [{ path: ['monthPrice'] }],
  })
  await expect(addImplement(near(), breaker([]))).rejects.toMatchObject({ issues: [{ path: ['kindIds'] }] })
  const { id: implementId, ...rest } = form
  const change = { ...rest, implementId, seen: '1', state: 'workshop' } as const
  await expect(correctImplement(far(), change)).rejects.toMatchObject({ status: 404 })
  await correctImplement(near(), change)
  await expect(correctImplement(near(), { ...change, name: 'شاكوش' })).rejects.toThrow('عُدّل هذا السجل')
  expect(await implementById(near(), implementId)).toMatchObject({ state: 'workshop', dayPrice: 20_000n, version: 2 })
  expect([await machineImplements(far()), (await machineImplements(near()))[0]?.fits]).toEqual([[], ['حفارة 22 طنًا']])
})

test('quoted with a machine it fits, it is in the sum and in the contract, and struck it is out of both', async () => {
  const implementId = await anImplement([here.kindId])
  const { contractId, lineId } = await quoted(implementId)
  // 24 working days cost its month, 400.000, beside 1,990.000 of the machine and its way.
  expect(await look(contractId)).toMatchObject({ net: 2_390_000n, lines: [{ ahead: { extras: 400_000n } }] })
  const values = await hireValues(clerk(), contractId)
  expect(values.lines).toContain('ومعها شاكوش هيدروليكي HB-01')
  expect(values.prices).toContain('شاكوش هيدروليكي: اليوم 20.000')
  const other = await anImplement([await aKind({ name: 'رولر' })], { code: 'RB-01' })
  await expect(quoteImplement(clerk(), { id: newId(), lineId, implementId: other })).rejects.toThrow('تركب على هذا النوع')
  await expect(quoteImplement(clerk(), { id: newId(), lineId, implementId })).rejects.toThrow('هي في العرض')
  await strikeImplement(clerk(), { lineId, quotedId: (await along(contractId))?.id ?? '' })
  expect((await look(contractId)).net).toBe(1_990_000n)
})

test('of two customers for the same days one has it, and given up it is free for the other', async () => {
  const implementId = await anImplement([here.kindId])
  const first = await inForce(implementId)
  const second = await quoted(implementId)
  await expect(putInForce(clerk(), second.contractId)).rejects.toThrow('شاكوش هيدروليكي HB-01')
  await giveUpLine(clerk(), { lineId: first.lineId, why: 'أُجّل المشروع' })
  await putInForce(clerk(), second.contractId)
  expect((await along(second.contractId))?.occupancyId).toEqual(expect.any(String))
})

test('it goes out and comes back with its machine, stays as long, and is one line’s at a time', async () => {
  const implementId = await anImplement([here.kindId])
  const { contractId, lineId } = await inForce(implementId)
  at('2026-02-01')
  await dispatchMachine(clerk(), going(lineId))
  expect(await along(contractId)).toMatchObject({ outAt: expect.any(Date), backAt: null })
  expect((await machineImplements(clerk()))[0]?.out).toMatchObject({ contractId })
  const one = await look(contractId)
  const [line] = one.lines
  if (!line) throw new Error('no line')
  const note = pdfText((await lineNote(clerk(), one, line)) ?? new Uint8Array())
  for (const said of ['HB-01', 'Attachments']) expect(note).toContain(said)
  await extendHire(clerk(), { lineId, until: '2026-03-05' })
  const twice = { ...(await office.db.selectFrom('hireImplements').selectAll().executeTakeFirstOrThrow()), id: newId() }
  const other = await quotedAlone()
  await expect(
    office.db
      .insertInto('hireImplements')
      .values({ ...twice, lineId: other, occupancyId: null })
      .execute(),
  ).rejects.toThrow('hire_implements_out')
  await takeMachineBack(clerk(), { lineId, meter: '4520' })
  expect((await along(contractId))?.backAt).toEqual(expect.any(Date))
  expect((await machineImplements(clerk()))[0]?.out).toBeNull()
})

const quotedAlone = async () => {
  const form = asked({ startsOn: '2026-04-01', endsOn: '2026-04-02' })
  await startHire(clerk(), form)
  return (await look(form.id)).lines[0]?.id ?? ''
}

test('it is billed by the working days of its line, and what stays in the workshop is not', async () => {
  const implementId = await anImplement([here.kindId])
  const { contractId, lineId } = await inForce(implementId, { endsOn: '2026-02-02' })
  at('2026-02-01')
  await dispatchMachine(clerk(), going(lineId))
  await approved(lineId, '2026-02-01')
  await approved(lineId, '2026-02-02')
  await askOffHire(clerk(), { lineId, endsOn: '2026-02-02', endsTime: '18:00' })
  at('2026-02-03')
  await takeMachineBack(clerk(), { lineId, meter: '4512' })
  await billCycle(clerk(), { contractId, number: '1' })
  // Two days of the machine, its way, and two days of 20.000.
  const [cycle] = (await look(contractId)).cycles
  expect(cycle?.net).toBe(190_000n + 90_000n + 40_000n)
  expect((await along(contractId))?.billed).toBe(40_000n)
  const row = await implementById(near(), implementId)
  const { dayPrice: _, monthPrice: __, ...typed } = breaker([here.kindId])
  await correctImplement(near(), { ...typed, implementId, seen: String(row?.version), state: 'workshop' })
  const next = await inForce(implementId, { startsOn: '2026-02-05', endsOn: '2026-02-06' })
  at('2026-02-05')
  const form = going(next.lineId, { machineId: here.machines[1] ?? '' })
  await expect(dispatchMachine(clerk(), form)).rejects.toThrow('HB-01 في الورشة، فلا تخرج مع المعدّة')
  await dispatchMachine(clerk(), { ...form, leave: 'yes' })
  expect(await along(next.contractId)).toMatchObject({ outAt: null, occupancyId: null, dayPrice: 0n })
})
