import { expect, test } from 'vitest'
import { owedTo } from '#areas/finance/bills/rules.ts'
import { suppliers } from '#areas/finance/bills/supplier-queries.ts'
import { enterBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { boxList } from '#areas/finance/cash/box-queries.ts'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { accountFor } from '#areas/finance/deposits/deposit.ts'
import { askDeposit } from '#areas/finance/deposits/use-cases/ask-deposit.ts'
import { leafAddress, readMovementsAsked } from '#areas/finance/ledger/movements-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { vaultOf } from '#testing/cheques.ts'
import { testOffice } from '#testing/office.ts'
import { foldAll } from '#testing/others-finished.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { pdf } from '#testing/stories.ts'
import { answered, visit } from '#testing/visit.ts'
import { exportedMovements, movements } from './movement-queries.ts'
import { loader as movementsExport } from './routes/account-movements-export.ts'
import { loader as accountPage } from './routes/back-office-account.tsx'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may))
const vault = vaultOf(office)

async function aBill() {
  const { id: supplierId } = await addSupplier(huda(), { name: 'مكتبة السعادة' })
  const paper = { number: 'S-1', day: '2026-01-10', dueOn: '2026-01-20', paper: [pdf] }
  const line = { account1: '6110', line1: 'shared', description1: 'قرطاسية', net1: '4', vatCategory1: 'exempt' }
  await enterBill(huda(), { id: vault.id(), supplierId, ...paper, ...line } as Parameters<typeof enterBill>[1])
}
const put = (debit: string, credit: string, amount: bigint, day = '2026-01-10') =>
  postIt(huda(), journal([{ ...moved(debit, credit, amount), line: 'cars' }], { day }))

const of = (code: string, query: string, before: string | null = null) =>
  movements(office, { ...readMovementsAsked(new URLSearchParams(query)), code }, before)

/** Two boxes, one of them moved before and after the night's fold, and money that went from one to the other. */
async function twoBoxes() {
  await put('1110:front', '2160:salim', 100n)
  await put('1110:back', '2160:salim', 7n)
  await foldAll(office.db)
  await put('1110:front', '2160:nasser', 50n, '2026-01-12')
  await put('2160:nasser', '1110:front', 30n, '2026-01-12')
  await put('1110:back', '2160:nasser', 30n, '2026-01-12')
}

test('one leaf of an account opens with its own movements, its own balance after each and its own sums', async () => {
  await twoBoxes()
  const front = await of('1110', 'key=front')
  expect(front.lines.map(({ balance }) => balance)).toEqual([120n, 150n, 100n])
  expect(front.lines.every(({ leafKey }) => leafKey === 'front')).toBe(true)
  expect(front.sums).toEqual({ opening: 0n, debits: 150n, credits: 30n, closing: 120n })
  expect((await of('1110', 'key=back&from=2026-01-12')).sums).toEqual({ opening: 7n, debits: 30n, credits: 0n, closing: 37n })
  expect((await of('2160', 'key=salim&line=cars&to=2026-01-11')).sums).toMatchObject({ credits: 107n, closing: -107n })
  expect((await of('1110', '')).sums).toMatchObject({ debits: 187n, credits: 30n, closing: 157n })
  const exported = []
  const asked = { ...readMovementsAsked(new URLSearchParams('key=front')), code: '1110' }
  for await (const { balance } of exportedMovements(office, asked)) exported.push(balance)
  expect(exported).toEqual([100n, 150n, 120n])
})

test('of several accounts a row between two of them stands twice, also where one page ends between the two', async () => {
  for (let number = 0; number < 26; number += 1) await put('1110:front', '2160:salim', 1n, '2026-01-13')
  await put('1210:salim', '4400', 100n, '2026-01-13')
  const asked = { ...readMovementsAsked(new URLSearchParams()), code: ['1110', '2160', '1210'] }
  const first = await movements(office, asked, null)
  const second = await movements(office, asked, first.older)
  const all = [...first.lines, ...second.lines]
  expect([first.lines.length, second.lines.length]).toEqual([50, 3])
  expect(all.slice(0, 3).map(({ debit, credit, balance }) => [debit, credit, balance])).toEqual([
    [100n, null, 100n],
    [1n, null, 0n],
    [null, 1n, -1n],
  ])
  expect(all.slice(48).map(({ debit, balance }) => [debit, balance])).toEqual([
    [null, -1n],
    [1n, 0n],
    [null, -1n],
    [1n, 0n],
    [null, -1n],
  ])
  expect(first.sums).toEqual({ opening: 0n, debits: 126n, credits: 26n, closing: 100n })
})

test('what is shown of a box, of a deposit and of a supplier is what the movements of its leaf come to', async () => {
  await vault.box('fatima')
  const salim = await vault.customer()
  const deposit = {
    id: vault.id(),
    partyId: salim,
    amount: '100',
    line: 'cars',
    contract: 'CR-26-7',
    dueOn: '2026-01-15',
  } as const
  await askDeposit(vault.huda(), deposit)
  await vault.pays(salim, '100', {}, 'fatima')
  await aBill()
  const at = async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://office')
    return (await of(pathname.split('/').at(-1) ?? '', String(searchParams))).sums.closing
  }
  const [box] = (await boxList(huda(), { q: '', branch: '', state: '' })).rows
  expect(await at(leafAddress(boxLeaf(box?.id ?? '')))).toBe(box?.balance)
  expect(await at(leafAddress({ account: accountFor('cars'), key: deposit.id }))).toBe(-100_000n)
  const [owed] = (await suppliers(office, { q: '', standing: '', supplier: '', page: 1 })).rows
  expect(owed?.open).toBe(4_000n)
  expect(await at(leafAddress(owedTo(owed?.id ?? ''), '2026-01-15'))).toBe(-4_000n)
})

test('a key that nobody has opens an empty list, whatever it says', async () => {
  await twoBoxes()
  for (const key of ['side', "x' or true", '01a1fa06-b267-7b4e-8fe6-eee01e92d51f', '%00', '٣', 'x'.repeat(9_000)]) {
    const at = `/x?key=${encodeURIComponent(key)}&line=cars`
    const shown = await answered(accountPage(visit(huda(), at, { params: { code: '1110' } })))
    expect(shown, key).toMatchObject({ ledger: { lines: [], sums: { opening: 0n, closing: 0n } } })
    const text = await movementsExport(visit(huda(), `${at}&format=csv`, { params: { code: '1110' } }))
    expect((await text.text()).trim().split('\n').length, key).toBeLessThan(3)
  }
})
