import type { Ctx, Work } from '#platform/context.ts'
import { type DateOrder, dayIn, moneyIn, orderOf } from '#platform/imports/cells.ts'
import { brokenCells, cellsOf, type Mapping } from '#platform/imports/columns.ts'
import { type Fault, type ImportRow, importRows } from '#platform/imports/table.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { clean } from '#values/text.ts'
import { knownAmong, numbered } from './same-lines.ts'
import { mostStatementRows, type StatementField, statementWords } from './statement.ts'

export const StatementRows = importRows(mostStatementRows)

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

export type ReadLine = {
  row: number
  day: string
  amount: bigint
  description: string
  reference: string
  balance: bigint | null
  nth: number
}
type Cells = { [Field in StatementField]?: string }
type Wrong = [field: StatementField, message: string]

type Brought = { rows: ImportRow[]; mapping: Mapping<StatementField> }
type About = { accountId: string; today: string; lockedTo: string | null }

/**
 * Every row as a line of the account, the oldest first: which are new, which were kept before, and what is wrong with the others. `overlap`
 * says how many of the new lie on days of which lines are kept already.
 */
export async function judgeStatement(asked: Asked, { rows, mapping }: Brought, about: About) {
  const faults: Fault[] = []
  const cells = rows.map((row) => cellsOf(row, mapping))
  const order = orderOf(cells.map(({ day }) => day))
  const read = rows.flatMap((row, index) => {
    const broken = brokenCells(row, mapping, statementWords)
    const wrong: Wrong[] = []
    const line = broken.length > 0 ? null : readRow(cells[index] ?? {}, { order, today: about.today }, wrong)
    faults.push(...broken, ...wrong.map(([field, message]) => ({ row: row.number, field: statementWords[field], message })))
    return line ? [{ ...line, row: row.number }] : []
  })
  const lines = oldestFirst(read)
  if (faults.length === 0) faults.push(...leaps(lines))
  const kept = await keptOf(asked, about.accountId, lines)
  const known = knownAmong(lines, kept)
  const fresh = numbered(
    lines.filter((line) => !known.has(line)),
    kept,
  )
  faults.push(...fresh.flatMap((line) => lateFault(line, about)))
  const days = new Set(kept.map(({ day }) => day))
  const overlap = fresh.filter(({ day }) => days.has(day)).length
  return { fresh, known: known.size, overlap, faults: faults.toSorted((a, b) => a.row - b.row) }
}

type Bare = Omit<ReadLine, 'nth'>

function readRow(cells: Cells, { order, today }: { order: DateOrder; today: string }, wrong: Wrong[]) {
  const day = dayIn(cells.day ?? '', order)
  if (!day) wrong.push(['day', 'اكتب التاريخ هكذا: 2026-01-31 أو 31/01/2026'])
  else if (day > today) wrong.push(['day', 'هذا اليوم لم يأتِ بعد. راجع التاريخ.'])
  const amount = amountIn(cells, wrong)
  const balance = cells.balance === undefined ? null : moneyIn(cells.balance)
  if (cells.balance !== undefined && balance === null) wrong.push(['balance', 'الرصيد أرقام، مثل 285.500'])
  if (!day || amount === null || wrong.length > 0) return null
  const text = (cell: string | undefined, most: number) => clean(cell ?? '').slice(0, most)
  return { day, amount, balance, description: text(cells.description, 300), reference: text(cells.reference, 80) }
}

/** In one column with its sign, or in two of which one is empty or nought. */
function amountIn({ withdrawn, deposited, amount }: Cells, wrong: Wrong[]) {
  const read = (field: StatementField, cell: string | undefined) => {
    const money = cell === undefined ? 0n : moneyIn(cell)
    if (money === null) wrong.push([field, 'المبلغ أرقام، مثل 285.500'])
    return money ?? 0n
  }
  const before = wrong.length
  const signed = read('amount', amount)
  const [out, into] = [size(read('withdrawn', withdrawn)), size(read('deposited', deposited))]
  if (wrong.length > before) return null
  if (out && into) wrong.push(['deposited', 'في الصف سحب وإيداع معًا. اكتب أحدهما.'])
  else if (!signed && !out && !into) wrong.push([amount === undefined ? 'deposited' : 'amount', 'اكتب المبلغ.'])
  return wrong.length > before ? null : signed || into - out
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount)

/** Banks write the newest first or last; the balances say which where the days do not. */
function oldestFirst(lines: Bare[]) {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last || first.day < last.day) return lines
  const turned = lines.toReversed()
  return first.day > last.day || leaps(turned).length < leaps(lines).length ? turned : lines
}

/** Where a balance is not the one before with the amount: a row is missing, or a column means something else. */
const leaps = (lines: readonly Bare[]): Fault[] =>
  lines.flatMap(({ row, amount, balance }, index) => {
    const before = lines[index - 1]?.balance
    if (balance === null || before == null || before + amount === balance) return []
    const message = `الرصيد هنا ${inRials(balance)}، وما قبله مع المبلغ ${inRials(before + amount)} راجع الأعمدة، أو أكمل الصفوف.`
    return [{ row, field: statementWords.balance, message }]
  })

async function keptOf(asked: Asked, accountId: string, lines: readonly Bare[]) {
  const days = lines.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  return await within(asked)
    .selectFrom('bankLines')
    .select(['day', 'amount', 'description', 'reference', 'balance', 'nth'])
    .where('accountId', '=', accountId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('status', '<>', 'taken-back')
    .orderBy('sequence')
    .execute()
}

const lateFault = ({ row, day }: ReadLine, { lockedTo }: About): Fault[] =>
  lockedTo && day <= lockedTo
    ? [{ row, field: statementWords.day, message: `أُقفلت مطابقة هذا الحساب حتى ${dayInWords(lockedTo)}، وليس فيها هذا السطر.` }]
    : []
