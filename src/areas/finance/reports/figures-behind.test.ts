import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { account } from '#areas/finance/ledger/account-queries.ts'
import { type Dimensions, onSide } from '#areas/finance/ledger/journal.ts'
import { readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { readResultsAsked, resultsPath } from '#areas/finance/ledger/results-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { afterClearNight } from '#testing/clear-night.ts'
import { testOffice } from '#testing/office.ts'
import { foldAll } from '#testing/others-finished.ts'
import { closeYear } from '#testing/periods.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { answered, statusOf, visit } from '#testing/visit.ts'
import { asGroup } from './group-queries.ts'
import { groupAddress, groupOf, groupPath, readGroup } from './groups.ts'
import { movements } from './movement-queries.ts'
import { profitAndLoss } from './queries.ts'
import SheetPage, { loader as sheetPage } from './routes/back-office-balance-sheet.tsx'
import MovementsPage, { loader as movementsPage } from './routes/back-office-movements.tsx'
import ResultsPage, { loader as resultsPage } from './routes/back-office-profit-and-loss.tsx'
import TrialBalancePage, { loader as trialPage } from './routes/back-office-trial-balance.tsx'
import { loader as movementsExport } from './routes/movements-export.ts'

const office = testOffice()
afterClearNight(office)
const huda = () => office.staff('huda', ...Object.values(may))
const machine = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'

type Put = { day?: string; about?: Dimensions }
const put = (debit: string, credit: string, amount: bigint, { day = '2026-01-10', about = {} }: Put = {}) =>
  postIt(huda(), journal([{ ...moved(debit, credit, amount), ...about }], { day, memo: `${debit} ${credit}` }))

/** Two years of a company with a branch, a machine and a project, hire between its lines, and money of others. */
async function twoYears() {
  const { id: branchId } = await office.db.selectFrom('branches').select('id').executeTakeFirstOrThrow()
  await put('1120:main', '3100', 900_000n, { day: '2025-01-01' })
  await put('1210:salim', '4400', 120_000n, { day: '2025-06-20', about: { line: 'cars' } })
  await put('1210:salim', '4400', 200_000n, { about: { line: 'cars', resourceId: machine, branchId } })
  await foldAll(office.db)
  await put('1210:salim', '4300', 80_000n, { day: '2026-01-12', about: { line: 'equipment', projectId: machine } })
  await put('3995', '4390', 30_000n, { about: { line: 'equipment', branchId } })
  await put('5230', '3995', 30_000n, { about: { line: 'construction', projectId: machine } })
  await put('6170', '1210:salim', 15_000n, { about: { line: 'cars' } })
  await put('1110:main', '2160:salim', 60_000n)
  await put('9210:salim', '9290:salim', 285_500n)
}

function htmlOf(Page: unknown, loaderData: unknown) {
  const shown = createElement(Page as ComponentType<{ loaderData: unknown }>, { loaderData })
  const Stub = createRoutesStub([{ path: '/', Component: () => shown }])
  return renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] }))
}

/** Every figure of a page that leads somewhere, in baisa, with where it leads. */
function figuresOn(Page: unknown, loaderData: unknown) {
  const found = htmlOf(Page, loaderData).matchAll(
    /<a [^>]*href="([^"]+)"[^>]*>(?:<b>)?<span class="money"><bdi dir="ltr">(.*?)<small>/g,
  )
  return [...found].map(([, to = '', text = '']) => {
    const plain = text.replace(/<[^>]*>|,/g, '')
    const amount = BigInt(plain.replace(/\D/g, '')) * (/^\d/.test(plain) ? 1n : -1n)
    return { to: to.replaceAll('&amp;', '&'), amount }
  })
}

/** All the amounts that the page behind a link sums its rows up to. */
async function sumsBehind(to: string) {
  const { pathname, searchParams } = new URL(to, 'http://office')
  if (pathname === resultsPath) {
    return (await profitAndLoss(office, readResultsAsked(searchParams, '2026-01-15'))).rows.at(-1)?.amounts ?? []
  }
  if (pathname === groupPath) {
    const [of, asked] = [readGroup(searchParams), readMovementsAsked(searchParams)]
    return told(await movements(office, await asGroup(office, of, asked), null), groupOf(of).side, asked.from)
  }
  const code = pathname.split('/').at(-1) ?? ''
  const asked = readMovementsAsked(searchParams)
  const side = (await account(huda(), code))?.side ?? 'debit'
  return told(await movements(office, { ...asked, code }, null), side, asked.from)
}

type Ledger = Awaited<ReturnType<typeof movements>>
function told({ sums: { debits, credits, closing }, compared }: Ledger, side: 'debit' | 'credit', from: string) {
  if (compared) return [onSide(side, debits - credits - compared.net)]
  return from ? [onSide(side, debits - credits)] : [onSide(side, closing), -onSide(side, closing), debits, credits]
}

async function eachLeadsToItsSum(Page: unknown, loaderData: Promise<unknown>, least: number) {
  const figures = figuresOn(Page, await loaderData)
  expect(figures.length).toBeGreaterThanOrEqual(least)
  for (const { to, amount } of figures) expect(await sumsBehind(to), to).toContain(amount)
}

test('each figure of a profit and loss leads to what it is the sum of, however it is divided, narrowed and compared', async () => {
  await twoYears()
  const { id: branch } = await office.db.selectFrom('branches').select('id').executeTakeFirstOrThrow()
  const of = async (query: string, least: number) =>
    eachLeadsToItsSum(ResultsPage, answered(resultsPage(visit(huda(), `/x?${query}`))), least)
  await of('', 6)
  await of('compare=last-year&from=2026-01-01&to=2026-12-31', 14)
  await of('compare=before&by=line&from=2026-01-01&to=2026-12-31', 20)
  await of('by=line', 12)
  await of('by=branch', 10)
  await of('by=project', 4)
  await of('by=resource', 4)
  await of(`branch=${branch}`, 3)
  await of('branch=none&by=line', 5)
  await of(`resource=none&line=cars&project=none`, 2)
})

test('a difference leads to both that are compared, and what it is compared with to its own movements', async () => {
  await twoYears()
  const asked = 'of=income&results=yes&from=2026-01-01&to=2026-12-31&compare=last-year'
  const page = await answered(movementsPage(visit(huda(), `/x?${asked}`)))
  expect(figuresOn(MovementsPage, page)).toContainEqual({
    ...{ to: `${groupPath}?of=income&from=2025-01-01&to=2025-12-31&results=yes`, amount: 120_000n },
  })
  expect(htmlOf(MovementsPage, page).replace(/<[^>]*>/g, '')).toContain('الفرق160.000')
  expect(readMovementsAsked(new URLSearchParams('from=2026-01-01&compare=before'))).toMatchObject({ compare: '' })
})

test('each figure of a balance sheet leads to its sum, before and after a year was closed', async () => {
  await twoYears()
  const on = (day: string, least: number) =>
    eachLeadsToItsSum(SheetPage, answered(sheetPage(visit(huda(), `/x?day=${day}`))), least)
  await on('2026-01-15', 12)
  await on('2025-12-31', 6)
  await closeYear(huda(), { year: '2025' })
  await on('2026-01-15', 11)
  await on('2025-12-31', 5)
})

test('each figure of a trial balance leads to its sum, the sums of each side too', async () => {
  await twoYears()
  await eachLeadsToItsSum(TrialBalancePage, answered(trialPage(visit(huda(), '/x?day=2026-01-15'))), 30)
})

test('among movements an account and a key are called by their names and lead to theirs alone', async () => {
  await twoYears()
  const html = htmlOf(MovementsPage, await answered(movementsPage(visit(huda(), '/x?of=money&to=2026-01-15'))))
  expect(html).toMatch(/accounts\/1110\?key=main&amp;to=2026-01-15"[^>]*>(<[^>]*>)*main/)
  expect(html).toMatch(/accounts\/1120\?to=2026-01-15"[^>]*>(<[^>]*>)*1120/)
})

test('what no group is called by is all of the books; the movements of a group are taken along by whoever may', async () => {
  await twoYears()
  expect(readGroup(new URLSearchParams('of=toString'))).toBe('books')
  const before = "1' or true"
  const page = await answered(movementsPage(visit(huda(), groupAddress('income', { key: 'x', from: 'x' }, { before }))))
  expect(page).toMatchObject({ of: 'income', ledger: { lines: [] } })
  const sheet = await movementsExport(visit(huda(), '/x?format=csv&of=income&results=yes&from=2026-01-01'))
  expect(await sheet.text()).toContain('4400')
  expect(await statusOf(movementsExport(visit(office.staff('omar', may.viewBooks), '/x')))).toBe(403)
})
