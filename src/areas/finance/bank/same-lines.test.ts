import { expect, test } from 'vitest'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { bankStatement } from './queries.ts'
import { takeStatement } from './use-cases/take-statement.ts'

const office = testOffice()
const { colleague, account, brought, taken, lines } = banksOf(office)
const huda = () => colleague('huda', 'accountant')

const january = [
  '05/01/2026,TRF FROM SALIM,FT26-1,,"1,200.500",11200.500',
  '07/01/2026,SERVICE CHARGE,,2.100,,11198.400',
  '07/01/2026,SERVICE CHARGE,,2.100,,11196.300',
]

test.each([
  ['without its balance', 'Date,Description,Reference,Amount', ['TRF FROM SALIM,FT26-1', 'SERVICE CHARGE,', 'SERVICE CHARGE,']],
  ['without its references', 'Date,Description,Amount', ['TRF FROM SALIM', 'service  charge', 'SERVICE-CHARGE']],
  ['with the reference in its text', 'Date,Description,Amount', ['TRF FROM SALIM FT26-1', 'SERVICE CHARGE', 'SERVICE CHARGE']],
  [
    'with the reference written otherwise',
    'Date,Description,Reference,Amount',
    ['SALIM,ft26 1', 'SERVICE CHARGE,', 'SERVICE CHARGE,'],
  ],
])('a statement that comes again %s brings nothing new', async (_, head, [came, fee, again]) => {
  const [who, accountId] = [await huda(), await account()]
  await taken(who, accountId, january)
  const rows = [`2026-01-05,${came},1200.5`, `2026-01-07,${fee},-2.1`, `2026-01-07,${again},-2.1`]
  await expect(taken(who, accountId, rows, head)).rejects.toMatchObject({ code: 'finance.statement-known' })
  expect(await lines(accountId)).toHaveLength(3)
})

test('two equal lines of one file are two, a third of another file is new, and what lies on days that are kept is warned of', async () => {
  const [who, accountId] = [await huda(), await account()]
  await taken(who, accountId, january)
  const head = 'Date,Description,Amount'
  const more = ['2026-01-07,SERVICE CHARGE,-2.1', '2026-01-07,SERVICE CHARGE,-2.1', '2026-01-07,SERVICE CHARGE,-2.1']
  const statementId = await brought(who, accountId, [...more, '2026-01-09,SERVICE CHARGE,-2.1'], head)
  expect(await bankStatement(who, statementId)).toMatchObject({ fresh: 2, known: 2, overlap: 1 })
  expect(await takeStatement(who, { statementId })).toMatchObject({ fresh: 2, known: 2 })
  expect(await lines(accountId)).toHaveLength(5)
})

test('another balance, another reference or another text is another line', async () => {
  const [who, accountId] = [await huda(), await account()]
  await taken(who, accountId, january)
  await taken(who, accountId, ['05/01/2026,TRF FROM SALIM,FT26-2,,"1,200.500",12400.500'])
  await taken(who, accountId, ['2026-01-05,TRF FROM SAID,1200.5'], 'Date,Description,Amount')
  expect(await lines(accountId)).toHaveLength(5)
})
