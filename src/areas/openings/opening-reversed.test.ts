import { expect, test } from 'vitest'
import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { checkBooks } from '#areas/finance/closing/checks.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { reverseJournal } from '#areas/finance/undoing/use-cases/reverse-journal.ts'
import { testOffice } from '#testing/office.ts'
import { goodBalances, openingsOf } from '#testing/openings.ts'
import { undoersOf } from '#testing/undoers.ts'
import { visit } from '#testing/visit.ts'
import { openingImport } from './opening-queries.ts'
import { loader as openingsPage } from './routes/back-office-openings.tsx'
import { loader as openingsExport } from './routes/openings-export.ts'
import { sendOpening } from './use-cases/send-opening.ts'

const office = testOffice()
const byTwo = undoersOf(office)
const { bring, twoOfThem } = openingsOf(office)

const lies = (account: string, key?: string) => balanceOf(office, { account, key })
const reverses = (number: bigint | null | undefined) =>
  byTwo((ctx) => reverseJournal(ctx, { number: String(number), reason: 'ميزان سنة أخرى' }))

async function began() {
  const two = await twoOfThem()
  const posts = async (lines?: string[]) => {
    const importId = await bring(two.huda, lines)
    await approve(two.salim, await sendOpening(two.huda, { importId }))
    return importId
  }
  const file = (importId: string) => openingImport(two.huda, importId)
  return { ...two, posts, file }
}

test('whose journal was reversed says by which; the list, its filter and what is taken along say so as well', async () => {
  const { huda, posts, file } = await began()
  const importId = await posts()
  const { postedAs } = (await file(importId)) ?? {}
  expect(await file(importId)).toMatchObject({ standing: 'posted', reversedBy: null })
  await reverses(postedAs)
  expect(await file(importId)).toMatchObject({ standing: 'reversed', postedAs, reversedBy: (postedAs ?? 0n) + 1n })

  const listed = async (status: string) => (await openingsPage(visit(huda, `/?status=${status}`))).imports
  expect(await listed('reversed')).toMatchObject([{ id: importId, status: 'reversed' }])
  expect(await listed('posted')).toEqual([])
  const maryam = office.staff('maryam', financePermissions.exportBooks)
  expect(await (await openingsExport(visit(maryam, '/x?format=csv'))).text()).toContain('عُكس')
})

test('what was reversed is posted anew, as it was or corrected, and once while it stands', async () => {
  const { posts, file, send, boxId } = await began()
  const first = await posts()
  await reverses((await file(first))?.postedAs)
  const again = await posts()
  const { postedAs } = (await file(again)) ?? {}
  expect(await lies('1110', boxId)).toBe(500_000n)
  await expect(send(goodBalances.toReversed())).rejects.toThrow(`رُحّلت هذه الأرصدة من قبل بالقيد ${postedAs}`)
  expect(await file(first)).toMatchObject({ standing: 'reversed' })
  expect(await file(again)).toMatchObject({ standing: 'posted', reversedBy: null })

  await reverses(postedAs)
  await posts([...goodBalances.slice(1, -1), '3100,,,7700'])
  expect([await lies('1110', boxId), await lies('3100')]).toEqual([0n, 7_700_000n])
  expect((await checkBooks(office.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
})
