import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import { loader as verifyPage } from '#areas/finance/vouchers/routes/verify-paper.tsx'
import * as printing from '#platform/documents/print.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { inkOnEdges, pagePicture } from '#testing/page-picture.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { readSquare } from '#testing/read-square.ts'
import { answered, visit } from '#testing/visit.ts'
import { loader as paperPage } from './routes/back-office-statement-pdf.ts'
import { loader as ownPaper } from './routes/portal-statement-pdf.ts'

const office = testOffice()
const { huda, id, customer, box, owes, pays, brings, bank } = vaultOf(office)
const bytesOf = async (answer: Promise<Response>) => new Uint8Array(await (await answer).arrayBuffer())
const taken = (partyId: string, query = '') => bytesOf(paperPage(visit(huda(), `/pdf?${query}`, { params: { partyId } })))
const hashOf = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')
const issued = () => office.db.selectFrom('issuedStatements').select(['partyId', 'day', 'closing']).orderBy('sequence').execute()
const kept = () =>
  office.db.selectFrom('keptPapers').select(['form', 'sha256', 'token']).where('kind', '=', 'statement').orderBy('form').execute()

async function owing() {
  const [, salim] = [await box(), await customer()]
  await owes(salim, '30')
  await pays(salim, '12.5')
  return salim
}

test('what says the same on the same day is one statement under one number, whoever takes it and however often', async () => {
  const salim = await owing()
  await office.db.insertInto('customerAccounts').values({ accountId: 'salim', partyId: salim, joinedAt: new Date() }).execute()
  const copies = await Promise.all(Array.from({ length: 8 }, () => taken(salim)))
  const own = await bytesOf(ownPaper(visit(office.customer('salim'), '/dashboard/payments/statement/pdf')))
  expect(new Set([...copies, own].map(hashOf)).size).toBe(1)
  expect(pdfText(own)).toMatch(/ST-2026-\d{5}/)
  expect(await issued()).toEqual([{ partyId: salim, day: '2026-01-15', closing: 17_500n }])

  await owes(salim, '5')
  expect(hashOf(await taken(salim))).not.toBe(hashOf(own))
  office.later(86_400_000)
  await taken(salim)
  expect(await issued()).toMatchObject([{ closing: 17_500n }, { closing: 22_500n }, { day: '2026-01-16', closing: 22_500n }])
})

test('in two languages it is the same statement, with the amount in English, and each copy is verified by its code', async () => {
  const salim = await owing()
  await taken(salim)
  const both = pdfText(await taken(salim, 'lang=both')).replaceAll('\n', ' ')
  for (const said of [
    'Statement of account',
    'Opening balance',
    'Statement no.',
    'Seventeen Omani rials',
    'Not yet due',
    '1 – 30 days',
  ])
    expect(both).toContain(said)
  expect(await issued()).toHaveLength(1)
  const papers = await kept()
  expect(papers.map(({ form }) => form)).toEqual(['both', 'sheet'])
  for (const { token } of papers) {
    const page = verifyPage(visit(office.visitor(), '/', { params: { paperToken: token ?? '' } }))
    const said = { kind: 'كشف حساب', day: '2026-01-15', total: 17_500n, credited: 0n, state: 'valid' }
    expect(await answered(page)).toEqual({ ...said, number: expect.stringMatching(/^ST-2026-\d{5}$/) })
  }
})

test('whoever reads only English reads each word of ours on it; in Arabic alone there is none', async () => {
  const salim = await owing()
  await brings(salim, '10', { cover: 'oldest', dueOn1: '2026-02-01' })
  await depositCheques(huda(), { id: id(), accountId: await bank(), chequeId: await brings(salim, '7') })
  const both = pdfText(await taken(salim, 'lang=both&service=cars')).replaceAll('\n', ' ')
  const said = [
    ...['Invoice', 'Receipt', '15 Jan 2026', 'Covered by cheque no. ', 'Car rental', 'Bank Muscat', 'Page 1 of 1'],
    ...[
      'Cheques not cleared yet',
      'Status',
      'In our safe',
      'At the bank',
      ', due 2026-02-01',
      'This statement is deemed correct unless it is disputed within 15 days.',
    ],
  ]
  for (const words of said) expect(both, words).toContain(words)
  expect(pdfText(await taken(salim, 'lang=both')).replaceAll('\n', ' ')).toContain('Payment received')
  const arabic = pdfText(await taken(salim, 'service=cars'))
  for (const words of ['شيكات لم', 'الحالة', 'الحافظة']) expect(arabic).toContain(words)
  for (const words of said) expect(arabic, words).not.toContain(words)
})

test('a telephone reads its code in both forms, and no ink leaves the page', async () => {
  const printed = vi.spyOn(printing, 'print')
  const salim = await owing()
  for (const query of ['', 'lang=both']) {
    await taken(salim, query)
    const page = await pagePicture(printed.mock.lastCall ?? expect.fail('nothing was printed'))
    const { token } = (await kept()).find(({ form }) => form === (query ? 'both' : 'sheet')) ?? expect.fail('it is not kept')
    expect(await readSquare(page), query).toBe(`${huda().origin}/v/${token}`)
    expect(await inkOnEdges(page), query).toBe(0)
  }
})
