import { createHash } from 'node:crypto'
import {
  chartToOpen,
  keyMeant,
  leafName,
  openingAccount,
  otherSideOf,
  recordsMeant,
  type Side,
  type Transfer,
} from '#areas/finance/public-openings.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { brokenCells, cellsOf, type Mapping } from '#platform/imports/columns.ts'
import { type Fault, type ImportRow, importRows } from '#platform/imports/table.ts'
import { baisa, rials } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'
import { mostOpenings, type OpeningField, openingWords } from './balances.ts'

export const OpeningRows = importRows(mostOpenings)

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Cells = { [Field in OpeningField]?: string }
type Account = Awaited<ReturnType<typeof chartToOpen>> extends Map<string, infer One> ? One : never
type Known = { accounts: Map<string, Account>; records: Awaited<ReturnType<typeof recordsMeant>> }
type Wrong = [field: OpeningField, message: string]
type Read = { side: Side; amount: bigint; transfer: Transfer | null }

/** Every row as the books would take it, against the chart and the customers; the sums are those of the file. Writes nothing. */
export async function judgeOpening(asked: Asked, rows: ImportRow[], mapping: Mapping<OpeningField>) {
  const cells = rows.map((row) => cellsOf(row, mapping))
  const keys = cells.flatMap(({ key }) => key ?? [])
  const known = { accounts: await chartToOpen(asked), records: await recordsMeant(asked, keys) }
  const faults: Fault[] = []
  const read: Read[] = []
  for (const [index, row] of rows.entries()) {
    const broken = brokenCells(row, mapping, openingWords)
    const wrong: Wrong[] = []
    const found = readRow({ cells: cells[index] ?? {}, broken: broken.map(({ field }) => field) }, known, wrong)
    const told = wrong.map(([field, message]) => ({ row: row.number, field: openingWords[field], message }))
    faults.push(...[...broken, ...told].toSorted((one, other) => placeOf(one) - placeOf(other)))
    if (found && broken.length === 0) read.push(found)
  }
  const sum = (side: Side) => read.reduce((all, one) => (one.side === side ? all + one.amount : all), 0n)
  const transfers = read.flatMap(({ transfer }) => transfer ?? [])
  return { transfers, faults, debits: sum('debit'), credits: sum('credit'), fingerprint: fingerprintOf(transfers) }
}

const placeOf = ({ field }: Fault) => Object.values(openingWords).indexOf(field)

type Brought = { cells: Cells; broken: readonly string[] }

/** What is wrong in one cell keeps nobody from hearing what is wrong in the others; of a row with any, nothing is posted. */
function readRow(row: Brought, known: Known, wrong: Wrong[]): Read | null {
  const account = accountIn(row, known, wrong)
  const moved = amountIn(row, wrong)
  if (!account) return null
  const other = otherSideOf(account, moved?.side ?? account.side)
  if ('no' in other) wrong.push(['account', other.no])
  const leaf = leafIn(row, account, { known, wrong })
  if (!moved || 'no' in other || wrong.length > 0) return null
  const { side, amount } = moved
  if (account.code === openingAccount) return { side, amount, transfer: null }
  if (!leaf) return null
  const own = { account: account.code, key: leaf.key }
  const against = { account: other.account, key: other.account === openingAccount ? undefined : leaf.key }
  const [debit, credit] = side === 'debit' ? [own, against] : [against, own]
  return { side, amount, transfer: { debit, credit, amount, partyId: leaf.partyId } }
}

const refuse = (wrong: Wrong[], fault: Wrong) => {
  wrong.push(fault)
  return null
}

/** The key belongs to an account that is opened from a table at all; the side is another question. */
function leafIn({ cells, broken }: Brought, account: Account, { known, wrong }: { known: Known; wrong: Wrong[] }) {
  const isOpened = !('no' in otherSideOf(account, account.side)) && account.code !== openingAccount
  if (!isOpened || broken.includes(openingWords.key)) return null
  const leaf = keyMeant(account, cells.key, known.records)
  return 'no' in leaf ? refuse(wrong, ['key', leaf.no]) : leaf
}

function accountIn({ cells: { account: typed }, broken }: Brought, { accounts }: Known, wrong: Wrong[]) {
  if (broken.includes(openingWords.account)) return null
  const account = accounts.get(latinDigits(typed ?? ''))
  if (!account) return refuse(wrong, ['account', typed ? 'لا حساب بهذا الرقم في دليل الحسابات.' : 'اكتب رقم الحساب.'])
  if (!account.active) wrong.push(['account', 'هذا الحساب موقوف. اختر حسابًا آخر، أو أعد استخدامه.'])
  return account
}

/** A list of balances has both columns and writes a nought where there is nothing. */
function amountIn({ cells, broken }: Brought, wrong: Wrong[]): { side: Side; amount: bigint } | null {
  const before = wrong.length
  const isBroken = broken.includes(openingWords.debit) || broken.includes(openingWords.credit)
  const [debit, credit] = (['debit', 'credit'] as const).map((side) => {
    if (broken.includes(openingWords[side])) return 0n
    const typed = rials.safeParse(cells[side] ?? '0')
    if (!typed.success) wrong.push([side, typed.error.issues[0]?.message ?? ''])
    return typed.data ?? 0n
  })
  if (wrong.length > before || isBroken) return null
  if (debit && credit) return refuse(wrong, ['credit', 'في الصف مبلغان. اكتب مبلغًا واحدًا: مدينًا أو دائنًا.'])
  if (debit) return { side: 'debit', amount: debit }
  return credit ? { side: 'credit', amount: credit } : refuse(wrong, ['debit', 'اكتب المبلغ في عمود المدين أو الدائن.'])
}

/** The same lines in whatever order and from whatever file are the same opening. */
function fingerprintOf(transfers: Transfer[]) {
  const lines = transfers.map(({ debit, credit, amount }) => `${leafName(debit)} ${leafName(credit)} ${baisa.encode(amount)}`)
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')
}
