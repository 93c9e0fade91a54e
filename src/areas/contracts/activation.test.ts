import { beforeEach, expect, test } from 'vitest'
import { waitingTasks } from '#areas/tasks/queries.ts'
import type { Ctx } from '#platform/context.ts'
import { contractsOf, putInForce } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { pdf } from '#testing/stories.ts'
import { addendumContracts } from './addenda/addendum-kind.ts'
import { addAddendum } from './addenda/use-cases/add-addendum.ts'
import { standingInWords } from './contract.ts'
import { readContractsAsked } from './contract-asked.ts'
import { contract } from './contract-detail.ts'
import { contracts } from './queries.ts'
import { activateContract } from './use-cases/activate-contract.ts'
import { cancelContract } from './use-cases/end-contract.ts'
import { renewContract } from './use-cases/renew-contract.ts'
import { sendForSignature } from './use-cases/send-for-signature.ts'
import { signOnPaper } from './use-cases/sign-on-paper.ts'

const office = testOffice()
const { opened, drafted, knowing, kind, colleague } = contractsOf(office)

let near: Ctx
let far: Ctx
let salim: string
const withAddenda = (ctx: Ctx): Ctx => ({ ...knowing(ctx), contractKinds: [kind, addendumContracts] })
beforeEach(async () => {
  const open = await opened()
  ;[near, far, salim] = [withAddenda(open.near), withAddenda(open.far), open.partyId]
})

async function signed(contractId: string) {
  await sendForSignature(near, { contractId })
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
}
const calls = async (ctx = near) => (await waitingTasks(ctx)).map(({ title }) => title)

test('what everybody has signed waits for whoever manages its branch, until it is in force', async () => {
  const { id: contractId, number } = await drafted(near, salim)
  await sendForSignature(near, { contractId })
  expect(await calls()).toEqual([])
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
  expect(await calls()).toEqual([`فعّل عقد إيجار ${number} بعد توقيع الجميع: سالم العمري`])
  expect(await calls(far)).toEqual([])
  const tasks = () =>
    office.db.selectFrom('tasks').select(['details', 'role', 'subjectKind', 'subjectId', 'dueAt', 'status']).execute()
  expect(await tasks()).toEqual([
    {
      ...{ details: 'شقة 3، برج السعادة. أول يوم في مدته 1 فبراير 2026.', role: 'branchManager', status: 'open' },
      ...{ subjectKind: 'contract', subjectId: contractId, dueAt: new Date('2026-01-15T23:59:00+04:00') },
    },
  ])
  await activateContract(near, { contractId })
  expect(await tasks()).toMatchObject([{ status: 'done' }])
})

test('signed by everybody it is said to wait to be put in force, not for a signature', async () => {
  const { id: contractId } = await drafted(near, salim)
  const listed = (query = '') => contracts(near, readContractsAsked(new URLSearchParams(query)))
  const said = async () => (await listed()).rows.map(standingInWords)
  const under = async () => [(await listed('view=pending-signature')).rows.length, (await listed('view=signed')).rows.length]
  await sendForSignature(near, { contractId })
  expect([await said(), await under()]).toEqual([['بانتظار التوقيع'], [1, 0]])
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
  expect([await said(), await under()]).toEqual([['بانتظار التفعيل'], [0, 1]])
  await activateContract(near, { contractId })
  expect([await said(), await under()]).toEqual([['سارٍ'], [0, 0]])
})

test('whoever may not put it in force reads on its page for whom it waits', async () => {
  const officer = knowing(await colleague('zainab', 'propertyOfficer'))
  const { id: contractId } = await drafted(near, salim)
  await sendForSignature(officer, { contractId })
  const waits = async (ctx: Ctx) => (await contract(ctx, contractId))?.waitsFor
  expect(await waits(officer)).toBeNull()
  await signOnPaper(officer, { contractId, signedOn: '2026-01-15', scan: pdf })
  expect([await waits(officer), await waits(near)]).toEqual(['مدير الفرع', null])
  await activateContract(near, { contractId })
  expect(await waits(officer)).toBeNull()
})

test('what is cancelled after its signature waits for nobody', async () => {
  const { id: contractId } = await drafted(near, salim)
  await signed(contractId)
  await cancelContract(near, { contractId, reason: 'باتفاق الطرفين' })
  expect(await calls()).toEqual([])
})

test('the one that follows and an addendum wait for the same word', async () => {
  const { id: contractId } = await drafted(near, salim, { startsOn: '2026-01-01', endsOn: '2026-12-31' })
  await putInForce(near, contractId)
  const next = near.newId()
  await renewContract(near, { id: next, contractId, endsOn: '2027-12-31', value: '3000', noticeDays: '90' })
  await signed(next)
  const { id: addendum } = await addAddendum(near, { id: near.newId(), contractId, from: '2026-03-01', changes: 'موقف سيارة' })
  await signed(addendum)
  expect(await calls()).toEqual([
    expect.stringMatching(/^فعّل عقد إيجار T-\S+ بعد/),
    expect.stringMatching(/^فعّل ملحق عقد A-\S+ بعد/),
  ])
  for (const each of [next, addendum]) await activateContract(near, { contractId: each })
  expect(await calls()).toEqual([])
})
