import { createHash } from 'node:crypto'
import { setting } from '#areas/company/public.ts'
import { customersMeant } from '#areas/customers/public.ts'
import { usualRate } from '#areas/finance/invoices/invoice-parties.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { brokenCells, cellsOf, type Mapping } from '#platform/imports/columns.ts'
import type { ImportRow } from '#platform/imports/table.ts'
import { inRials } from '#values/money.ts'
import { percentOf } from '#values/shares.ts'
import { itemTables, type OpeningItemKind } from './columns.ts'
import { type ReadRow, readRows } from './rows.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Holder = { id: string; name: string; branchId: string | null }

/** A row that can be opened: what it says, where in the file it stands, and whose it is. */
export type OpeningItem = ReadRow & { place: number; holder: Holder }

type Brought = { kind: OpeningItemKind; rows: ImportRow[]; mapping: Mapping; day: string }
type Read = { place: number; row: ReadRow }

/** Every row as it would be opened, against the register, against what was opened before and the rest of the file. Writes nothing. */
export async function judgeItems(asked: Asked, { kind, rows, mapping, day }: Brought) {
  const { words } = itemTables[kind]
  const broken = rows.flatMap((row) => brokenCells(row, mapping, words))
  const whole = rows.filter(({ number }) => !broken.some((fault) => fault.row === number))
  const faults = [...broken]
  const say = (place: number, field: string, message: string) =>
    void faults.push({ row: place, field: words[field] ?? '', message })
  const cells = whole.map((row) => cellsOf(row, mapping))
  const read: Read[] = readRows(kind, cells).flatMap((parsed, index) => {
    const place = whole[index]?.number ?? 0
    if (parsed.success) return [{ place, row: parsed.data }]
    for (const { path, message } of parsed.error.issues) say(place, String(path[0] ?? ''), message)
    return []
  })
  const rate = (await setting(asked, 'vatRate')) ?? usualRate
  for (const { place, row } of read) for (const [field, message] of wrongIn(row, { day, rate })) say(place, field, message)
  const known = await knownHolders(asked, read, say)
  await mustBeNew(asked, { kind, read, known, say })
  const faulty = new Set(faults.map(({ row }) => row))
  const items = read.flatMap(({ place, row }): OpeningItem[] => {
    const holder = known.get(place)
    return holder && !faulty.has(place) ? [{ ...row, place, holder }] : []
  })
  return { items, faults: faults.toSorted((one, other) => one.row - other.row), fingerprint: fingerprintOf(items) }
}

type Say = (place: number, field: string, message: string) => void

/** What a row says that cannot be, by itself and on that day. */
function wrongIn(row: ReadRow, { day, rate }: { day: string; rate: number }): [field: string, message: string][] {
  const wrong: [string, string][] = []
  if (row.day > day) wrong.push(['day', 'هذا اليوم بعد تاريخ الأرصدة. ما صدر بعده يُسجَّل في هذه الدفاتر نفسها.'])
  const most = percentOf(row.net, rate) + 1n
  if (row.vat > most) wrong.push(['vat', `ضريبة ${inRials(row.net)} لا تزيد على ${inRials(most)}`])
  return wrong
}

async function knownHolders(asked: Asked, read: readonly Read[], say: Say) {
  const customers = await customersMeant(
    asked,
    read.map(({ row }) => row.party),
  )
  const found = new Map<number, Holder>()
  for (const { place, row } of read) {
    const customer = customers.get(row.party)
    if (!customer) say(place, 'party', 'لا عميل بهذا الرقم. سجّله أولًا، أو اكتب رقمه كما في سجل العملاء، مثل CU-10002.')
    else if (customer.several) say(place, 'party', 'لهذا الرقم أكثر من عميل. اكتب رقم العميل، مثل CU-10002.')
    else found.set(place, customer)
  }
  return found
}

type Fresh = { kind: OpeningItemKind; read: readonly Read[]; known: ReadonlyMap<number, Holder>; say: Say }

/** Of two rows with one paper the second is at fault; so is what was opened before, from whatever file. */
async function mustBeNew(asked: Asked, { kind, read, known, say }: Fresh) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const before = await db
    .selectFrom('openingItems')
    .select(['partyId', 'supplierId', 'mark'])
    .where('kind', '=', kind)
    .where('undoneAt', 'is', null)
    .where(({ eb, fn, val }) => eb('mark', '=', fn.any(val(read.map(({ row }) => row.mark)))))
    .execute()
  const opened = new Set(before.map(({ partyId, supplierId, mark }) => `${partyId ?? supplierId} ${mark}`))
  const first = new Map<string, number>()
  for (const { place, row } of read) {
    const name = `${known.get(place)?.id} ${row.mark}`
    const above = first.get(name)
    if (opened.has(name)) say(place, 'number', 'أُدخل هذا من قبل. احذف هذا الصف.')
    else if (above) say(place, 'number', `مكرر في الملف: هو نفسه في الصف ${above}.`)
    else if (known.has(place)) first.set(name, place)
  }
}

/** The same papers in whatever order and from whatever file are the same opening. */
function fingerprintOf(items: readonly OpeningItem[]) {
  const lines = items.map(({ place: _, holder, ...row }) =>
    JSON.stringify([holder.id, Object.entries(row).toSorted()], (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  )
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')
}
