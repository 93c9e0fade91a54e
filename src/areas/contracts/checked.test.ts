import { beforeEach, expect, test, vi } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import * as printing from '#platform/documents/print.ts'
import { contractsOf, putInForce, withText } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { pagePicture } from '#testing/page-picture.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { readSquare } from '#testing/read-square.ts'
import { pdf } from '#testing/stories.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { loader as verifyPage } from '../finance/vouchers/routes/verify-paper.tsx'
import { endWhatIsOver } from './daily.ts'
import { sentPaper } from './templates/sent-paper.ts'
import { writeText } from './templates/use-cases/write-text.ts'
import { suspendContract } from './use-cases/activate-contract.ts'
import { cancelContract, giveContractNotice, terminateEarly } from './use-cases/end-contract.ts'
import { renewContract } from './use-cases/renew-contract.ts'
import { sendForSignature } from './use-cases/send-for-signature.ts'
import { signOnPaper } from './use-cases/sign-on-paper.ts'

const office = testOffice()
const { opened, drafted, knowing, colleague } = contractsOf(office, withText)

let near: Ctx
let salim: string
beforeEach(async () => {
  const open = await opened()
  ;[near, salim] = [open.near, open.partyId]
})

const aDay = 86_400_000
const reason = 'باتفاق الطرفين'
const visits = (paperToken: string) => verifyPage(visit(knowing(office.visitor()), '/', { params: { paperToken } }))
const rowOf = (id: string) => office.db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const seen = async (contractId: string) => answered(visits((await rowOf(contractId)).token))
const inForce = async (asked: Parameters<typeof drafted>[2] = {}) => {
  const { id: contractId, number } = await drafted(near, salim, { startsOn: '2026-01-01', endsOn: '2026-12-31', ...asked })
  await putInForce(near, contractId)
  return { contractId, number }
}

test('the paper carries a code that says how the contract stands at each step until it is in force, and nothing of whose it is', async () => {
  const { id: contractId, number } = await drafted(near, salim, { startsOn: '2026-01-01', endsOn: '2026-12-31' })
  const unsigned = { kind: 'عقد إيجار', number, heading: 'عقد لم يُوقّع', holds: false, sha256: null }
  expect(await seen(contractId)).toMatchObject(unsigned)
  await sendForSignature(near, { contractId })
  expect(await seen(contractId)).toMatchObject(unsigned)
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
  expect(await seen(contractId)).toMatchObject({ heading: 'عقد موقّع لم يُفعّل' })

  const { contractId: running } = await inForce()
  const shown = await seen(running)
  expect(shown).toMatchObject({ heading: 'عقد سارٍ', holds: true, today: '2026-01-15', sentences: ['وُقّع بخط اليد.'] })
  expect(shown).toMatchObject({ days: [{ day: '2026-01-01' }, { day: '2026-12-31' }, { day: '2026-01-15' }] })
  expect(JSON.stringify(shown)).not.toContain('سالم')
  await suspendContract(near, { contractId: running, reason })
  expect(await seen(running)).toMatchObject({ heading: 'عقد موقوف', holds: false })
  expect(await seen((await inForce({ startsOn: '2026-02-01' })).contractId)).toMatchObject({ heading: 'عقد لم تبدأ مدته' })
})

test('what was cancelled, given notice of, ended early or is over says so, whatever its paper says', async () => {
  const { id: cancelled } = await drafted(near, salim)
  await cancelContract(near, { contractId: cancelled, reason })
  const gone = 'ألغي هذا العقد: الورقة لم تعد صالحة.'
  expect(await seen(cancelled)).toMatchObject({ heading: 'عقد ملغى', holds: false, sentences: [gone] })

  const { contractId: leaving } = await inForce({ autoRenew: true })
  expect(await seen(leaving)).toMatchObject({ sentences: [expect.stringContaining('يتجدد من نفسه'), expect.anything()] })
  await giveContractNotice(near, { contractId: leaving, by: 'party', on: '2026-01-15', lastDay: '2026-04-15', reason })
  expect(await seen(leaving)).toMatchObject({ heading: 'عقد سارٍ أُخطر بإنهائه', days: [{}, { day: '2026-04-15' }, {}] })

  const { contractId: early } = await inForce()
  await terminateEarly(near, { contractId: early, on: '2026-01-15', reason })
  const ended = { heading: 'عقد أُنهي مبكرًا', holds: false }
  expect(await seen(early)).toMatchObject({
    ...ended,
    days: expect.arrayContaining([{ label: 'أُنهي مبكرًا', day: '2026-01-15' }]),
  })

  const { contractId: over } = await inForce({ endsOn: '2026-01-20' })
  office.later(6 * aDay)
  expect(await seen(over)).toMatchObject({ heading: 'عقد منتهٍ', holds: false })
  await endWhatIsOver(knowing(office.visitor()))
  expect(await seen(over)).toMatchObject({ heading: 'عقد منتهٍ', holds: false })
})

test('one that another follows names it before its last day, and says after it that the other stands in its place', async () => {
  const { contractId } = await inForce({ endsOn: '2026-01-20' })
  const next = { id: near.newId(), contractId, endsOn: '2027-01-20', value: '3000', noticeDays: '90' }
  await renewContract(near, next)
  expect(await seen(contractId)).toMatchObject({ heading: 'عقد سارٍ', next: null })
  await putInForce(near, next.id)
  const { number } = await rowOf(next.id)
  expect(await seen(contractId)).toMatchObject({ heading: 'عقد سارٍ', next: { label: 'يليه العقد', number } })
  office.later(6 * aDay)
  const replaced = { heading: 'عقد حلّ محله غيره', holds: false, next: { label: 'حلّ محله العقد', number } }
  expect(await seen(contractId)).toMatchObject({ ...replaced, sentences: ['حلّ محله عقد سارٍ.', 'وُقّع بخط اليد.'] })
})

test('every print of a contract has its one code, a code of nothing leads nowhere, and whoever guesses is stopped', async () => {
  const print = vi.spyOn(printing, 'print')
  const manager = knowing(await colleague('maryam', 'generalManager'))
  await writeText(manager, {
    kind: withText,
    seen: '0',
    title: 'عقد إيجار',
    text: 'بين {company} و{tenant}:\n\n# المدة\n{term}.',
  })
  const { id: contractId } = await drafted(near, salim)
  await sendForSignature(near, { contractId })
  const { token, ...row } = await rowOf(contractId)
  const page = await pagePicture(print.mock.lastCall ?? expect.fail('nothing was printed'))
  expect(await readSquare(page)).toBe(`${near.origin}/v/${token}`)
  const paper = await sentPaper(near, row)
  expect(pdfText(paper?.bytes ?? new Uint8Array()).normalize('NFKC')).toContain('امسح الرمز للتحقق')
  await expect(
    office.db
      .updateTable('contracts')
      .set({ token: 'a'.repeat(32) })
      .execute(),
  ).rejects.toMatchObject({ code: '23514' })

  for (const wrong of ['0'.repeat(32), 'x', '']) expect(await statusOf(visits(wrong))).toBe(404)
  const far = { ...knowing(office.visitor()), address: '94.200.1.9' }
  const guess = () => statusOf(verifyPage(visit(far, '/', { params: { paperToken: '0'.repeat(32) } })))
  for (let tries = 0; tries < 120; tries += 1) expect(await guess()).toBe(404)
  expect(await guess()).toBe(429)
})
