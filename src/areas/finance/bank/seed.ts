import { colleagues, operatingAccount } from '#areas/finance/seed-people.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import { bankLine } from './line-detail.ts'
import { bankStatement } from './queries.ts'
import { checkStatement } from './use-cases/check-statement.ts'
import { matchEntries, matchFee, matchInterest } from './use-cases/match-line.ts'
import { takeStatement } from './use-cases/take-statement.ts'
import { uploadStatement } from './use-cases/upload-statement.ts'

type Told = { ago: number; text: string; ref: string; amount: bigint }

/** What the bank says of the operating account in these weeks. */
const told: Told[] = [
  { ago: 60, text: 'CASH DEPOSIT CAPITAL', ref: 'DEP-100201', amount: 150_000_000n },
  { ago: 45, text: 'LOAN DISBURSEMENT', ref: 'LN-88120', amount: 40_000_000n },
  { ago: 40, text: 'TRF DHOFAR INSURANCE', ref: 'FT26-101877', amount: -3_600_000n },
  { ago: 18, text: 'TRF FROM MOHAMMED QATAN', ref: 'FT26-118204', amount: 500_000n },
  { ago: 12, text: 'ACCOUNT MAINTENANCE FEE', ref: '', amount: -2_100n },
  { ago: 6, text: 'TRF FROM A SAID', ref: 'FT26-121455', amount: 75_000n },
  { ago: 4, text: 'INTEREST', ref: '', amount: 12_480n },
]

/** The accountant brings the statement; most of it waits to be matched. */
export async function seedBank(ctx: Ctx) {
  const [maryam] = await colleagues(ctx, 'maryam')
  const account = await operatingAccount(ctx)
  if (!maryam || !account) return
  const who: Ctx = { ...ctx, actor: { ...theHouseItself, id: maryam.id, name: maryam.name, kind: 'staff' } }
  const { id: statementId } = await uploadStatement(who, {
    accountId: account.id,
    file: { name: 'كشف بنك مسقط.csv', bytes: tableOf(ctx) },
  })
  const { mapping = {} } = (await bankStatement(ctx, statementId)) ?? {}
  const columns = Object.entries(mapping).map(([field, column]) => [`column-${field}`, String(column)])
  await checkStatement(who, { statementId, ...Object.fromEntries(columns) })
  await takeStatement(who, { statementId })
  await matchTheSure(who)
}

function tableOf({ now }: Ctx) {
  let balance = 0n
  const rows = told.map(({ ago, text, ref, amount }) => {
    balance += amount
    const [out, into] = amount < 0n ? [inDecimals(-amount), ''] : ['', inDecimals(amount)]
    return [daysAfter(dayOf(now()), -ago), text, ref, out, into, inDecimals(balance)].join(',')
  })
  return Buffer.from(['Date,Description,Reference,Debit,Credit,Balance', ...rows].join('\n'))
}

/** What the rules are sure of is matched; a transfer nobody asked about and the oldest lines wait. */
async function matchTheSure(who: Ctx) {
  const waiting = await who.db.selectFrom('bankLines').select('id').orderBy('day', 'desc').limit(4).execute()
  for (const { id: lineId } of waiting) {
    const [first] = (await bankLine(who, lineId, ''))?.choices?.proposals ?? []
    if (!first?.sure) continue
    if (first.act === 'fee') await matchFee(who, { lineId })
    if (first.act === 'interest') await matchInterest(who, { lineId })
    if (first.act === 'entry') await matchEntries(who, { lineId, entry: first.fields[0]?.[1] })
  }
}
