import { expect, test } from 'vitest'
import { readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { visit } from '#testing/visit.ts'
import { exportedMovements, movements } from './movement-queries.ts'
import { loader as movementsExport } from './routes/account-movements-export.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may))
const machine = '01a1fa06-b267-7b4e-8fe6-eee01e92d51f'
const days = ['', 'from=2026-01-11', 'to=2026-01-12', 'from=2026-01-11&to=2026-01-12']

const put = (amount: bigint, day: string, branchId?: string) => {
  const about = { line: 'cars', resourceId: machine, projectId: machine, ...(branchId && { branchId }) } as const
  return postIt(huda(), journal([{ ...moved('1210:salim', '4400', amount), ...about }], { day }))
}

/** Every way to combine what an address may ask for. */
const combined = (options: readonly (readonly string[])[]): string[] =>
  options.reduce<string[]>((all, some) => all.flatMap((one) => some.map((other) => `${one}&${other}`)), [''])

async function amountsOf(query: string, code: string) {
  const asked = { ...readMovementsAsked(new URLSearchParams(query)), code }
  const { lines, sums } = await movements(office, asked, null)
  const exported = []
  for await (const { balance } of exportedMovements(office, asked)) exported.push(balance)
  expect(exported.toReversed(), query).toEqual(lines.map(({ balance }) => balance))
  expect(lines[0]?.balance ?? sums.opening, query).toBe(sums.closing)
  return sums
}

test('an account of any kind opens narrowed in every way, and what lay before, came and lies after add up', async () => {
  const { id: branch } = await office.db.selectFrom('branches').select('id').executeTakeFirstOrThrow()
  await put(10n, '2026-01-10', branch)
  await put(20n, '2026-01-11')
  await put(40n, '2026-01-12', branch)
  await put(80n, '2026-01-13', branch)
  const ways = [
    ['', 'line=cars'],
    ['', `branch=${branch}`],
    ['', `project=${machine}`],
    ['', `resource=${machine}`],
  ]
  const asked = combined([...ways, ['', 'results=yes'], days])
  for (const query of asked) {
    const owed = await amountsOf(query, '1210')
    const all = query.includes('branch') ? { opening: 10n, debits: 40n } : { opening: 10n, debits: 60n }
    if (query.includes('from') && query.includes('to')) expect(owed, query).toMatchObject({ ...all, credits: 0n })
    expect((await amountsOf(query, '4400')).closing, query).toBe(-owed.closing)
    expect(await amountsOf(query, '9210'), query).toMatchObject({ opening: 0n, closing: 0n })
  }
})

test('what a part of the company had moved is taken along as it is shown', async () => {
  await put(20n, '2026-01-11')
  const answer = await movementsExport(visit(huda(), '/x?format=csv&line=cars', { params: { code: '1210' } }))
  expect(await answer.text()).toContain('0.020')
})
