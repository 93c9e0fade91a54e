import { createHash } from 'node:crypto'
import { setting } from '#areas/company/public.ts'
import { daysAlive } from '#areas/finance/cheques/cheque.ts'
import { usualRate } from '#areas/finance/invoices/invoice-parties.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { brokenCells, cellsOf, type Mapping } from '#platform/imports/columns.ts'
import type { ImportRow } from '#platform/imports/table.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { percentOf } from '#values/shares.ts'
import { branchesMeant } from './branches-meant.ts'
import { itemTables, type OpeningItemKind } from './columns.ts'
import { type Holder, holdersMeant } from './holders.ts'
import { nameOfPaper, papersKnown } from './known-before.ts'
import { type ReadRow, readRows } from './rows.ts'

type Asked = ({ db: Ctx['db'] } | { tx: Work['tx'] }) & Pick<Ctx, 'now'>

/** A row that can be opened: what it says, where in the file it stands, and whose it is. */
export type OpeningItem = ReadRow & { place: number; holder: Holder; branchId: string | null }

/** `branchId` is of those whose record and row name none. */
type Brought = { kind: OpeningItemKind; rows: ImportRow[]; mapping: Mapping; day: string; branchId: string | null }
type Read = { place: number; row: ReadRow }

/** Every row as it would be opened, against the register, against what was opened before and the rest of the file. Writes nothing. */
export async function judgeItems(asked: Asked, { kind, rows, mapping, day, branchId }: Brought) {
  const { words } = itemTables[kind]
  const broken = rows.flatMap((row) => brokenCells(row, mapping, words))
  const whole = rows.filter(({ number }) => !broken.some((fault) => fault.row === number))
  const faults = [...broken]
  const say = (place: number, field: string, message: string) =>
    void faults.push({ row: place, field: words[field] ?? '', message })
  const cells = whole.map((row) => cellsOf(row, mapping))
  const read: Read[] = readRows(kind, cells, day).flatMap((parsed, index) => {
    const place = whole[index]?.number ?? 0
    if (parsed.success) return [{ place, row: parsed.data }]
    for (const { path, message } of parsed.error.issues) say(place, String(path[0] ?? ''), message)
    return []
  })
  const rate = (await setting(asked, 'vatRate')) ?? usualRate
  const today = dayOf(asked.now())
  for (const { place, row } of read) for (const [field, message] of wrongIn(row, { day, rate, today })) say(place, field, message)
  const known = await knownHolders(asked, { kind, read, say })
  await mustBeNew(asked, { kind, read, known, say })
  const placed = await placedIn(asked, { read, known, say, chosen: branchId })
  const faulty = new Set(faults.map(({ row }) => row))
  const items = read.flatMap(({ place, row }): OpeningItem[] => {
    const holder = known.get(place)
    return holder && !faulty.has(place) ? [{ ...row, place, holder, branchId: placed.get(place) ?? null }] : []
  })
  return { items, faults: faults.toSorted((one, other) => one.row - other.row), fingerprint: fingerprintOf(items) }
}

type Say = (place: number, field: string, message: string) => void

/** What a row says that cannot be, by itself and on that day. */
function wrongIn(
  row: ReadRow,
  { day, rate, today }: { day: string; rate: number; today: string },
): [field: string, message: string][] {
  const wrong: [string, string][] = []
  if (row.day > day) wrong.push(['day', 'هذا اليوم بعد تاريخ الأرصدة. ما صدر بعده يُسجَّل في هذه الدفاتر نفسها.'])
  if (row.kind === 'invoices') {
    const most = percentOf(row.net, rate) + 1n
    if (row.vat > most) wrong.push(['vat', `ضريبة ${inRials(row.net)} لا تزيد على ${inRials(most)}`])
  }
  if (row.kind === 'cheques' && row.dueOn < daysAfter(today, -daysAlive))
    wrong.push(['dueOn', 'مضى على تاريخ الشيك أكثر من ستة أشهر، فلا يصرفه البنك. اطلب غيره.'])
  return wrong
}

async function knownHolders(asked: Asked, { kind, read, say }: Omit<Fresh, 'known'>) {
  const typed = read.map(({ row }) => row.party)
  const meant = await holdersMeant(asked, kind, typed)
  const found = new Map<number, Holder>()
  for (const { place, row } of read) {
    const holder = meant(row.party)
    if ('no' in holder) say(place, 'party', holder.no)
    else found.set(place, holder)
  }
  return found
}

type ToPlace = Pick<Fresh, 'read' | 'known' | 'say'> & { chosen: string | null }

/** The branch of each paper; a supplier's bill is the whole company's. */
async function placedIn(asked: Asked, { read, known, say, chosen }: ToPlace) {
  const meant = await branchesMeant(asked)
  return new Map(
    read.flatMap(({ place, row }): [number, string][] => {
      const holder = known.get(place)
      if (!holder || row.kind === 'bills') return []
      const branch = meant({ typed: row.branch, ofCustomer: holder.branchId, chosen })
      if ('id' in branch) return [[place, branch.id]]
      say(place, 'branch', branch.no)
      return []
    }),
  )
}

type Fresh = { kind: OpeningItemKind; read: readonly Read[]; known: ReadonlyMap<number, Holder>; say: Say }

/** Of two rows with one paper the second is at fault; so is what is in by now, from whatever file. */
async function mustBeNew(asked: Asked, { kind, read, known, say }: Fresh) {
  const rows = read.map(({ row }) => row)
  const there = await papersKnown(asked, kind, rows)
  const first = new Map<string, number>()
  for (const { place, row } of read) {
    const name = nameOfPaper(kind, known.get(place)?.id ?? '', row.mark)
    const above = first.get(name)
    if (there.has(name)) say(place, 'number', row.number ? 'أُدخل هذا من قبل. احذف هذا الصف.' : inBefore)
    else if (above) say(place, 'number', row.number ? `مكرر في الملف: هو نفسه في الصف ${above}.` : inBefore)
    else if (known.has(place)) first.set(name, place)
  }
}

const inBefore = 'لهذا العميل رصيد آخر بلا رقم. اكتب لكل رصيد رقمه القديم.'

/** The same papers in whatever order and from whatever file are the same opening. */
function fingerprintOf(items: readonly OpeningItem[]) {
  const lines = items.map(({ place: _, holder, ...row }) =>
    JSON.stringify([holder.id, Object.entries(row).toSorted()], (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  )
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')
}
