import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { sendForSignature, takeBackContract } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import type { Ctx } from '#platform/context.ts'
import { contractsOf, putInForce, withText } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { pdf } from '#testing/stories.ts'
import { filled, strangers } from '#values/filling.ts'
import { wordsOf } from './contract-paper.ts'
import { blank, clauseName, clausesOf, triedOn, withBlanks, withoutGaps } from './contract-text.ts'
import { firstTexts } from './first-texts.ts'
import { sentPaper } from './sent-paper.ts'
import { textInUse, textPage, textsOfKinds } from './text-queries.ts'
import { putTextToUse, writeText } from './use-cases/write-text.ts'
import { examplesOf, termInWords } from './variables.ts'

const office = testOffice()
const { opened, drafted, knowing, colleague } = contractsOf(office, withText)

let near: Ctx
let manager: Ctx
let salim: string
beforeEach(async () => {
  const open = await opened()
  manager = knowing(await colleague('maryam', 'generalManager'))
  ;[near, salim] = [open.near, open.partyId]
})

const text = 'بين {company} و{tenant}:\n\n# المدة\n{term}، من {starts} إلى {ends}.\n# القيمة\n{value}.'
const write = (seen: number, more: object = {}) =>
  writeText(manager, { kind: withText, seen: String(seen), title: 'عقد إيجار', text, ...more })
const rowOf = (id: string) => office.db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('clauses are opened by a line of their own, and numbered as they stand', () => {
  expect(clausesOf('بين الطرفين:\n# المدة\nسنة.\nتتجدد.\n#القيمة\nمئة.')).toEqual({
    opening: 'بين الطرفين:',
    clauses: [
      { heading: 'المدة', text: 'سنة.\nتتجدد.' },
      { heading: 'القيمة', text: 'مئة.' },
    ],
  })
  expect([1, 2, 10, 11, 19, 20, 21, 32, 50].map(clauseName)).toEqual([
    ...['البند الأول', 'البند الثاني', 'البند العاشر', 'البند الحادي عشر', 'البند التاسع عشر', 'البند العشرون'],
    ...['البند الحادي والعشرون', 'البند الثاني والثلاثون', 'البند 50'],
  ])
  expect(withBlanks('رقم {poa} في {day}.', { day: '' })).toBe(`رقم ${blank} في {day}.`)
})

test('what opens clauses of its own in the place of a variable opens them where a text is tried on as well', () => {
  const tried = triedOn('بين {parties}:\n\n{changes}\n\n# سريان الملحق\nمن {starts}.', {
    ...{ parties: 'سالم', changes: '# الإيجار\nيصبح 275.\n# الموقف\nموقف واحد.' },
  })
  expect(triedOn('{value}. {term}.', { value: '3.000 ر.ع.', term: 'سنة' }).text).toBe('{value} {term}.')
  expect(clausesOf(tried.text).clauses.map(({ heading }) => filled(heading, tried.examples))).toEqual([
    ...['الإيجار', 'الموقف', 'سريان الملحق'],
  ])
  expect(filled(tried.text, tried.examples)).toBe(
    'بين سالم:\n\n# الإيجار\nيصبح 275.\n# الموقف\nموقف واحد.\n\n# سريان الملحق\nمن {starts}.',
  )
})

test('what was not agreed on leaves no room, and money ends its sentence with its own dot', () => {
  const text = filled('بين:\n{gone}\n# الإيجار\n{rent}. {gone}\n\n# شروط خاصة\n{gone}\n\n# النسخ\nنسخة.\n\n# آخر\n{gone}', {
    ...{ rent: '250.000 ر.ع.', gone: '' },
  })
  expect(withoutGaps(text)).toBe('بين:\n\n# الإيجار\n250.000 ر.ع.\n\n# النسخ\nنسخة.\n\n')
})

test('a term is said in whole years and months where it is made of them', () => {
  const terms = [
    ['2026-02-01', '2027-01-31'],
    ['2026-02-01', '2026-07-31'],
    ['2026-01-15', '2028-03-14'],
    ['2026-01-01', '2026-01-10'],
  ]
  expect(terms.map(([from = '', until = '']) => termInWords(from, until))).toEqual([
    'سنة واحدة',
    '6 أشهر',
    'سنتان وشهران',
    '10 أيام',
  ])
})

test('a version is written beside those before it, and contracts are written in it once it is put to use', async () => {
  expect(await textInUse(office, withText)).toMatchObject({ id: null, version: 0, ...firstTexts[withText] })
  await expect(write(0, { text: 'بلا بنود' })).rejects.toThrow('افتح بندًا')
  for (const hash of ['#', '# ', '##'])
    await expect(write(0, { text: `# المدة\n{term}\n${hash}\n{value}` })).rejects.toThrow('البند الذي يلي «المدة» بلا عنوان')
  await expect(write(0, { text: '# المدة\n{termm}' })).rejects.toThrow('{termm}')
  await expect(writeText(near, { kind: withText, seen: '0', title: 'عقد إيجار', text })).rejects.toMatchObject({ status: 403 })
  expect(await write(0)).toMatchObject({ version: 1 })
  await expect(write(0)).rejects.toThrow('كتب زميل نسخة قبلك')
  expect((await textInUse(office, withText))?.version).toBe(0)
  await expect(putTextToUse(manager, { kind: withText, version: '2' })).rejects.toThrow('لا توجد هذه النسخة')
  await putTextToUse(manager, { kind: withText, version: '1' })
  expect(await textsOfKinds(manager)).toMatchObject([{ kind: withText, version: 1 }])
  const opened = await textPage(manager, withText, 0)
  expect(opened).toMatchObject({ inUse: 1, last: 1, shown: { version: 0 }, examples: { tenant: expect.any(String) } })
  expect(opened?.versions.map(({ version }) => version)).toEqual([1, 0])
  expect(await textPage(manager, 'another', null)).toBeNull()
  await expect(office.db.updateTable('contractTexts').set({ text: 'x' }).execute()).rejects.toMatchObject({ code: '42501' })
})

test('what is sent is printed with what is known of the contract, and keeps its words and its paper', async () => {
  await write(0)
  await putTextToUse(manager, { kind: withText, version: '1' })
  const { id } = await drafted(near, salim)
  expect((await wordsOf(near, await rowOf(id)))?.text).toContain('سنة واحدة، من 1 فبراير 2026 إلى 31 يناير 2027.')
  await sendForSignature(near, { contractId: id })
  const sent = await sentPaper(near, await rowOf(id))
  expect(
    createHash('sha256')
      .update(sent?.bytes ?? '')
      .digest('hex'),
  ).toBe(sent?.sha256)
  expect(pdfText(sent?.bytes ?? new Uint8Array())).toContain('البند')
  await write(1, { text: '# المدة\nلا مدة.' })
  await putTextToUse(manager, { kind: withText, version: '2' })
  expect((await sentPaper(near, await rowOf(id)))?.text).toContain('سالم العمري')
  await takeBackContract(near, { contractId: id, reason: 'تصحيح' })
  expect(await sentPaper(near, await rowOf(id))).toBeNull()
  office.later(60_000)
  await sendForSignature(near, { contractId: id })
  expect((await sentPaper(near, await rowOf(id)))?.text).toContain('لا مدة')
  await signOnPaper(near, { contractId: id, signedOn: '2026-01-15', scan: pdf })
})

test('a lease is tried on with one owner, another tenant and a third who answers for them, each with their own identity', () => {
  const lease = examplesOf({ kind: 'lease', roles: { tenant: 'المستأجر', guarantor: 'الكفيل' } })
  const { owner = '', tenant = '', guarantor = '' } = lease
  expect(new Set([owner, tenant, guarantor]).size).toBe(3)
  expect(lease.ownerIdentity).toContain(owner)
  expect(lease.tenantIdentity).toContain(tenant)
  expect(lease.guarantorIdentity).toContain(guarantor)
})

test('the first words can be written on from where they stand', async () => {
  expect(await write(0, firstTexts[withText])).toMatchObject({ version: 1 })
})

test('the first words speak of nothing but words, and of a contract of theirs what is not known is left blank', async () => {
  const { id } = await drafted(near, salim)
  const words = await wordsOf(near, await rowOf(id))
  expect(strangers(words?.text ?? '', [])).toEqual([])
  expect(words?.text).toContain(blank)
  expect(words?.text).toContain('سالم العمري')
  await putInForce(near, id)
})
