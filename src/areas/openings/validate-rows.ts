import { createHash } from 'node:crypto'
import { setting } from '#areas/company/public.ts'
import { daysAlive, usualRate } from '#areas/finance/public-openings.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { brokenCells, cellsOf, type Mapping } from '#platform/imports/columns.ts'
import type { Fault, ImportRow } from '#platform/imports/table.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { percentOf } from '#values/shares.ts'
import { branchesMeant } from './branches-meant.ts'
import { itemTables, type OpeningItemKind } from './columns.ts'
import { type Holder, holdersMeant } from './holders.ts'
import { nameOfPaper, papersKnown } from './known-before.ts'
import type { Told } from './read-row.ts'
import { type ReadRow, readRows } from './rows.ts'

type Asked = ({ db: Ctx['db'] } | { tx: Work['tx'] }) & Pick<Ctx, 'now'>

/** A row that can be opened: what it says, where in the file it stands, and whose it is. */
export type OpeningItem = ReadRow & { place: number; holder: Holder; branchId: string | null }

/** `branchId` is of those whose record and row name none. */
type Brought = { kind: OpeningItemKind; rows: ImportRow[]; mapping: Mapping; day: string; branchId: string | null }
type Read = ReturnType<typeof readRows>[number] & { place: number }

/**
 * Every row as it would be opened, against the register, against what was opened before and the rest of the file, and all that is wrong
 * with it at once. Writes nothing.
 */
export async function judgeItems(asked: Asked, { kind, rows, mapping, day, branchId }: Brought) {
  const { fields, words } = itemTables[kind]
  const faults: Fault[] = []
  const say = (row: number, field: string, message: string) => void faults.push({ row, field, message })
  const read = readEach(kind, { rows, mapping, day, say })
  const rate = (await setting(asked, 'vatRate')) ?? usualRate
  const today = dayOf(asked.now())
  for (const { place, told, wrong } of read)
    for (const [field, message] of [...wrong, ...wrongIn(told, { kind, day, rate, today })]) say(place, field, message)
  const known = await knownHolders(asked, { kind, read, say })
  await mustBeNew(asked, { kind, read, known, say })
  const placed = await placedIn(asked, { kind, read, known, say, chosen: branchId })
  const faulty = new Set(faults.map(({ row }) => row))
  const items = read.flatMap(({ place, row }): OpeningItem[] => {
    const holder = known.get(place)
    return row && holder && !faulty.has(place) ? [{ ...row, place, holder, branchId: placed.get(place) ?? null }] : []
  })
  const inOrder = faults.toSorted((one, other) => one.row - other.row || fields.indexOf(one.field) - fields.indexOf(other.field))
  return {
    items,
    faults: inOrder.map((fault) => ({ ...fault, field: words[fault.field] ?? '' })),
    fingerprint: fingerprintOf(items),
  }
}

type Say = (place: number, field: string, message: string) => void
type ToRead = Pick<Brought, 'rows' | 'mapping' | 'day'> & { say: Say }

/** A cell in which the table itself left an error is told once; the rest of its row is read. */
function readEach(kind: OpeningItemKind, { rows, mapping, day, say }: ToRead): Read[] {
  const asThemselves = Object.fromEntries(itemTables[kind].fields.map((field) => [field, field]))
  const brought = rows.map((row) => {
    const faults = brokenCells(row, mapping, asThemselves)
    for (const { field, message } of faults) say(row.number, field, message)
    return { cells: cellsOf(row, mapping), broken: faults.map(({ field }) => field) }
  })
  return readRows(kind, brought, day).map((read, index) => ({ ...read, place: rows[index]?.number ?? 0 }))
}

type Against = { kind: OpeningItemKind; day: string; rate: number; today: string }

/** What a row says that cannot be, by itself and on that day. */
function wrongIn({ day: on, dueOn, net, vat }: Told, { kind, day, rate, today }: Against): [field: string, message: string][] {
  const wrong: [string, string][] = []
  if (on && on > day) wrong.push(['day', 'هذا اليوم بعد تاريخ الأرصدة. ما صدر بعده يُسجَّل في هذه الدفاتر نفسها.'])
  if (kind === 'cheques' && dueOn && dueOn < daysAfter(today, -daysAlive))
    wrong.push(['dueOn', 'مضى على تاريخ الشيك أكثر من ستة أشهر، فلا يصرفه البنك. اطلب غيره.'])
  if (kind !== 'cheques' && on && dueOn && dueOn < on) wrong.push(['dueOn', 'الاستحقاق في يوم الفاتورة أو بعده.'])
  if (net !== undefined && vat !== undefined) {
    const most = percentOf(net, rate) + 1n
    if (vat > most) wrong.push(['vat', `ضريبة ${inRials(net)} لا تزيد على ${inRials(most)}`])
  }
  return wrong
}

async function knownHolders(asked: Asked, { kind, read, say }: Omit<Fresh, 'known'>) {
  const meant = await holdersMeant(
    asked,
    kind,
    read.flatMap(({ told }) => told.party ?? []),
  )
  const found = new Map<number, Holder>()
  for (const { place, told } of read) {
    if (told.party === undefined) continue
    const holder = meant(told.party)
    if ('no' in holder) say(place, 'party', holder.no)
    else found.set(place, holder)
  }
  return found
}

type ToPlace = Fresh & { chosen: string | null }

/** The branch of each paper; a supplier's bill is the whole company's. One that is typed is looked for whoever's the paper is. */
async function placedIn(asked: Asked, { kind, read, known, say, chosen }: ToPlace) {
  if (kind === 'bills') return new Map<number, string>()
  const meant = await branchesMeant(asked)
  return new Map(
    read.flatMap(({ place, told, unread }): [number, string][] => {
      const holder = known.get(place)
      if (unread.has('branch') || !(holder || told.branch)) return []
      const branch = meant({ typed: told.branch, ofCustomer: holder?.branchId ?? null, chosen })
      if ('id' in branch) return [[place, branch.id]]
      say(place, 'branch', branch.no)
      return []
    }),
  )
}

type Fresh = { kind: OpeningItemKind; read: readonly Read[]; known: ReadonlyMap<number, Holder>; say: Say }

/** Of two rows with one paper the second is at fault; so is what is in by now, from whatever file. */
async function mustBeNew(asked: Asked, { kind, read, known, say }: Fresh) {
  const there = await papersKnown(asked, kind, read)
  const first = new Map<string, number>()
  for (const { place, told, mark } of read) {
    const holder = known.get(place)
    if (mark === null || !(holder || kind === 'cheques')) continue
    const name = nameOfPaper(kind, holder?.id ?? '', mark)
    const above = first.get(name)
    if (there.has(name)) say(place, 'number', told.number ? 'أُدخل هذا من قبل. احذف هذا الصف.' : inBefore)
    else if (above) say(place, 'number', told.number ? `مكرر في الملف: هو نفسه في الصف ${above}.` : inBefore)
    else first.set(name, place)
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
