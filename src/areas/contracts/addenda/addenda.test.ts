import { beforeEach, expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import type { Ctx } from '#platform/context.ts'
import { contractsOf, putInForce, withText } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { pdf } from '#testing/stories.ts'
import { contract } from '../contract-detail.ts'
import { callForWhatEnds } from '../ending-tasks.ts'
import { endingSoon } from '../queries.ts'
import { signersOf } from '../signing/signers.ts'
import { sentPaper } from '../templates/sent-paper.ts'
import { activateContract, suspendContract } from '../use-cases/activate-contract.ts'
import { askCallingOff } from '../use-cases/ask-calling-off.ts'
import { closeContract, endContract, giveContractNotice, terminateEarly } from '../use-cases/end-contract.ts'
import { renewContract } from '../use-cases/renew-contract.ts'
import { sendForSignature } from '../use-cases/send-for-signature.ts'
import { signOnPaper } from '../use-cases/sign-on-paper.ts'
import { addendumContracts } from './addendum-kind.ts'
import { addAddendum, changeAddendum } from './use-cases/add-addendum.ts'

const office = testOffice()
const { opened, drafted, stateOf, knowing, colleague, kind } = contractsOf(office, withText)

let near: Ctx
let far: Ctx
let contractId: string
let number: string
const withAddenda = (ctx: Ctx): Ctx => ({ ...knowing(ctx), contractKinds: [kind, addendumContracts] })
beforeEach(async () => {
  const open = await opened()
  ;[near, far] = [withAddenda(open.near), withAddenda(open.far)]
  const made = await drafted(near, open.partyId, { startsOn: '2026-01-01', endsOn: '2026-12-31' })
  ;[contractId, number] = [made.id, made.number]
})

const changes = '# الإيجار\nيصبح الإيجار 275.000 ر.ع. في الشهر.'
const asked = (more: object = {}) => ({ id: near.newId(), contractId, from: '2026-03-01', changes, ...more })
async function added(more: object = {}) {
  await putInForce(near, contractId)
  return addAddendum(near, asked(more))
}
const reason = 'باتفاق الطرفين'

test('what changes after the signature is an addendum with the same people, printed with the words and what is known of the contract', async () => {
  await expect(addAddendum(near, asked())).rejects.toThrow('يُلحق بالعقد الساري وحده')
  const { id } = await added()
  const one = await contract(near, id)
  expect(one).toMatchObject({ number: 'A-TSA26-0001', state: 'draft', startsOn: '2026-03-01', endsOn: '2026-12-31' })
  expect(one).toMatchObject({ amends: { id: contractId, number, place: 1, changes }, parties: [{ name: 'سالم العمري' }] })
  await sendForSignature(near, { contractId: id, byCode: 'yes' })
  expect((await signersOf(near, id)).map(({ called }) => called)).toEqual(['المستأجر', 'الشركة'])
  const row = await office.db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const paper = await sentPaper(near, row)
  for (const said of [number, 'يصبح الإيجار 275.000', 'يسري هذا الملحق من 1 مارس 2026', 'المستأجر: سالم العمري'])
    expect(paper?.text).toContain(said)
  expect(pdfText(paper?.bytes ?? new Uint8Array()).normalize('NFKC')).toContain('البند')
  await signOnPaper(near, { contractId: id, signedOn: '2026-01-15', scan: pdf })
  await activateContract(near, { contractId: id })
  expect((await contract(near, contractId))?.addenda).toMatchObject([{ id, place: 1, state: 'active' }])
  expect((await office.history()).filter((name) => name.includes('addendum'))).toEqual([
    'contracts.addendum-added',
    'contracts.addendum-in-force',
  ])
})

test('one form makes one addendum, two at once two, each in its place; its day lies within the contract', async () => {
  const { id } = await added()
  expect(await addAddendum(near, asked({ id }))).toEqual({ id })
  await Promise.all([addAddendum(near, asked()), addAddendum(near, asked())])
  expect((await contract(near, contractId))?.addenda.map(({ place }) => place)).toEqual([1, 2, 3])
  for (const from of ['2025-12-31', '2027-01-01']) await expect(addAddendum(near, asked({ from }))).rejects.toThrow('من مدته')
  await expect(addAddendum(near, asked({ changes: ' ' }))).rejects.toThrow('اكتب ما يتغير')
  await expect(addAddendum(near, asked({ changes: '#\nموقف سيارة' }))).rejects.toMatchObject({ issues: [{ path: ['changes'] }] })
  await expect(addAddendum(near, asked({ contractId: id }))).rejects.toThrow('الملحق يتبع عقده')
})

test('a draft is written anew by one at a time; what was sent keeps its words, whatever writes', async () => {
  const { id } = await added()
  await changeAddendum(near, { contractId: id, seen: '1', from: '2026-04-01', changes: 'بلا عنوان' })
  await expect(changeAddendum(near, { contractId: id, seen: '1', from: '2026-04-01', changes })).rejects.toThrow('حدّث الصفحة')
  expect(await contract(near, id)).toMatchObject({ startsOn: '2026-04-01', amends: { changes: 'بلا عنوان' } })
  await sendForSignature(near, { contractId: id })
  await expect(changeAddendum(near, { contractId: id, seen: '2', from: '2026-04-01', changes })).rejects.toThrow('حدّث الصفحة')
  await expect(office.db.updateTable('contractAddenda').set({ changes: 'x' }).execute()).rejects.toMatchObject({ code: '23514' })
})

test('whoever may not, or whose branch it is not, adds none', async () => {
  await putInForce(near, contractId)
  await expect(addAddendum(far, asked())).rejects.toMatchObject({ status: 404 })
  const counter = withAddenda(await colleague('noor', 'counterAgent'))
  await expect(addAddendum(counter, asked())).rejects.toMatchObject({ status: 403 })
  const officer = withAddenda(await colleague('layla', 'propertyOfficer'))
  const { id } = await addAddendum(officer, asked())
  await sendForSignature(officer, { contractId: id })
  await signOnPaper(officer, { contractId: id, signedOn: '2026-01-15', scan: pdf })
  await expect(activateContract(officer, { contractId: id })).rejects.toMatchObject({ status: 403 })
})

test('it follows its contract: neither suspended, ended nor renewed alone, and on no radar', async () => {
  const { id } = await added({ from: '2026-01-20' })
  await putInForce(near, id)
  const alone = await Promise.allSettled([
    suspendContract(near, { contractId: id, reason }),
    terminateEarly(near, { contractId: id, on: '2026-01-15', reason }),
    giveContractNotice(near, { contractId: id, by: 'party', on: '2026-01-15', lastDay: '2026-12-31', reason }),
    renewContract(near, { id: near.newId(), contractId: id, endsOn: '2027-12-31', value: '1', noticeDays: '0' }),
  ])
  for (const tried of alone) expect(tried).toMatchObject({ reason: { code: 'contracts.addendum-follows' } })
  expect((await contract(near, id))?.may).toMatchObject({
    suspend: false,
    notice: false,
    terminate: false,
    renew: false,
    amend: false,
  })
  expect(await endingSoon(near, 400)).toBe(1)
  office.later(330 * 86_400_000)
  await callForWhatEnds(near)
  const tasks = await office.db.selectFrom('tasks').select('subjectId').where('rule', '=', 'contracts.ending').execute()
  expect(tasks.map(({ subjectId }) => subjectId)).toEqual([contractId])
})

test('with its contract it ends and is closed, and what nobody has signed yet is given up', async () => {
  const { id } = await added()
  await putInForce(near, id)
  const { id: unsigned } = await addAddendum(near, asked())
  office.later(360 * 86_400_000)
  await endContract(near, { contractId })
  expect([await stateOf(id), await stateOf(unsigned)]).toEqual(['ended', 'cancelled'])
  await closeContract(near, { contractId })
  expect(await stateOf(id)).toBe('closed')
})

test('called off with its contract before the first day, it needs no word of its own', async () => {
  const { partyId } = await office.db
    .selectFrom('contracts')
    .select('partyId')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
  contractId = (await drafted(near, partyId)).id
  const { id } = await added()
  await putInForce(near, id)
  const { id: unsigned } = await addAddendum(near, asked())
  await askCallingOff(withAddenda(await colleague('layla', 'propertyOfficer')), { contractId, by: 'party', reason })
  const waiting = await office.db.selectFrom('approvals').select('id').where('status', '=', 'pending').executeTakeFirstOrThrow()
  await approve(near, { approvalId: waiting.id })
  expect([await stateOf(contractId), await stateOf(id), await stateOf(unsigned)]).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect((await contract(near, id))?.may).toMatchObject({ callOff: false, activate: false })
  await office.announce()
  expect((await office.messages()).filter(({ channel, text }) => channel === 'sms' && text.includes('قبل أن يبدأ'))).toHaveLength(
    1,
  )
})

test('ended early, it takes its addenda with it, and none begins afterwards', async () => {
  const { id } = await added()
  await sendForSignature(near, { contractId: id })
  await signOnPaper(near, { contractId: id, signedOn: '2026-01-15', scan: pdf })
  const both = await Promise.allSettled([
    terminateEarly(near, { contractId, on: '2026-01-15', reason }),
    activateContract(near, { contractId: id }),
  ])
  expect(both[0]?.status).toBe('fulfilled')
  expect(['ended', 'cancelled']).toContain(await stateOf(id))
  await expect(addAddendum(near, asked())).rejects.toThrow('يُلحق بالعقد الساري وحده')
})
