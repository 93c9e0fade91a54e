import { occupanciesAmong } from '#areas/calendar/public.ts'
import { contractsNamed, draftingContracts } from '#areas/contracts/public.ts'
import { collectFaults, type ReadRow, readCells, type Say } from '#areas/imports/public.ts'
import { type Frequency, frequencies, isFrequency } from '#areas/properties/leases/terms.ts'
import { unitKinds, unitName } from '#areas/properties/property.ts'
import { daysAfter, monthsAfter } from '#values/days.ts'
import { baisaIn, rialsFault } from '#values/money.ts'
import { latinDigits } from '#values/text.ts'
import { importTables } from './columns.ts'
import type { Asked, Brought, Judgement } from './judging.ts'
import { type MeantProperty, propertiesMeant } from './meant-properties.ts'
import { newcomers, ownersMeant } from './owners-meant.ts'
import { dayTold } from './shares-told.ts'
import { type LeaseRow, takeLeases } from './take-leases.ts'

const table = importTables.leases
const within = (asked: Asked) => ('tx' in asked ? asked.tx : asked.db)

type Unit = { id: string; called: string; property: MeantProperty; rent: bigint; deposit: bigint | null }

/**
 * Who has which unit from when until when, against the register, the calendar and the rest of the file. Each becomes a draft: it is put
 * in force by its own page, where the mandate, the identity of the tenant and the signed paper are looked at.
 */
export async function judgeLeases(asked: Asked, brought: Brought): Promise<Judgement> {
  const { say, inOrder, isFaulty } = collectFaults(table)
  const read = readCells(table, brought, say)
  const tenants = await ownersMeant(asked, read, say)
  const units = await unitsMeant(asked, read, say)
  const rows = read.flatMap((one): LeaseRow[] => {
    const [unit, tenant, terms] = [units.get(one.row), tenants.get(one.row), termsOf(one, say)]
    if (!(unit && tenant && terms)) return []
    const rent = terms.rent ?? unit.rent
    if (rent === 0n)
      say(one.row, 'rent', terms.rent === null ? 'لا إيجار لهذه الوحدة في السجل. اكتب إيجار الشهر.' : 'المبلغ أكبر من صفر.')
    return [{ ...terms, row: one.row, unit, tenant, rent, deposit: terms.deposit ?? unit.deposit ?? rent }]
  })
  const there = await draftedBefore(asked, rows)
  const fresh = rows.filter((row) => !there.has(row))
  mustStandApart(fresh, say)
  await mustBeFree(asked, fresh, say)
  const good = fresh.filter(({ row }) => !isFaulty(row))
  const newAmong = newcomers()
  return {
    ...{ faults: inOrder(), good: good.length, known: there.size },
    found: [...Map.groupBy(good, ({ unit }) => unit.property)].map(([{ id, name }, of]) => ({
      ...{ id, name, isNew: false, count: of.length, people: newAmong(of.map(({ tenant }) => tenant)) },
    })),
    take: (work) => takeLeases(work, good),
  }
}

/** «شقة 4» is written as screens write it, and is number 4. */
const kindBefore = new RegExp(`^(${Object.values(unitKinds).join('|')})\\s+`)

async function unitsMeant(asked: Asked, read: readonly ReadRow[], say: Say) {
  const meant = await propertiesMeant(asked, draftingContracts)
  const found = new Map<number, Unit>()
  const no = ({ row, unread }: ReadRow, field: string, why: string) => void (unread.has(field) || say(row, field, why))
  for (const one of read) {
    const { property: typed, number } = one.cells
    const property = typed === undefined ? { no: 'اكتب اسم العقار أو رقمه.' } : meant(typed)
    if (!property || 'no' in property) {
      no(one, 'property', property?.no ?? 'لا عقار بهذا الاسم. أضفه أولًا، أو اكتب اسمه كما في السجل.')
      continue
    }
    const typedNumber = latinDigits(number ?? '').trim()
    const unit = await within(asked)
      .selectFrom('units')
      .select(['id', 'kind', 'number', 'rent', 'deposit', 'outSince'])
      .where('propertyId', '=', property.id)
      .where('number', 'in', [typedNumber, typedNumber.replace(kindBefore, '')])
      .orderBy(({ eb }) => eb('number', '=', typedNumber), 'desc')
      .executeTakeFirst()
    if (!unit) no(one, 'number', 'لا وحدة بهذا الرقم في هذا العقار. أضفها أولًا، أو صحّح رقمها.')
    else if (unit.outSince) no(one, 'number', 'الوحدة خارج الخدمة. أعدها إلى الخدمة أولًا.')
    else found.set(one.row, { ...unit, property, called: `${unitName(unit)}، ${property.name}` })
  }
  return found
}

/** What is agreed; without an end it is a year, without a rent or a deposit what the unit is offered for. */
function termsOf(told: ReadRow, say: Say) {
  const [startsOn, until] = [dayIn(told, 'startsOn', say), dayIn(told, 'endsOn', say)]
  const [rent, deposit] = [amountIn(told, 'rent', say), amountIn(told, 'deposit', say)]
  const frequency = frequencyIn(told, say)
  if (startsOn === null && told.cells.startsOn === undefined) say(told.row, 'startsOn', 'اكتب أول يوم في العقد.')
  if (!startsOn || !frequency) return null
  const endsOn = until ?? daysAfter(monthsAfter(startsOn, 12), -1)
  if (endsOn < startsOn) say(told.row, 'endsOn', 'آخر يوم لا يسبق أول يوم.')
  else if (endsOn > monthsAfter(startsOn, 600)) say(told.row, 'endsOn', 'المدة حتى 50 سنة.')
  else return { startsOn, endsOn, rent, deposit, frequency }
  return null
}

function dayIn({ row, cells }: ReadRow, field: string, say: Say) {
  const cell = cells[field]
  if (cell === undefined) return null
  const day = dayTold(latinDigits(cell))
  if (!day) say(row, field, 'اكتب اليوم هكذا: 2026-01-01')
  return day
}

function amountIn({ row, cells }: ReadRow, field: string, say: Say) {
  if (cells[field] === undefined) return null
  const typed = latinDigits(cells[field]).replaceAll(',', '')
  const fault = rialsFault(typed)
  if (fault) say(row, field, fault)
  return fault ? null : baisaIn(typed)
}

function frequencyIn({ row, cells, unread }: ReadRow, say: Say): Frequency | null {
  if (unread.has('frequency')) return null
  const months = Number(latinDigits(cells.frequency ?? '1'))
  if (isFrequency(months)) return months
  say(row, 'frequency', `اكتب كل كم شهر: ${Object.keys(frequencies).join('، ')}.`)
  return null
}

/** The same lease is there: of this unit, with this tenant, from this day, whatever became of it. */
async function draftedBefore(asked: Asked, rows: readonly LeaseRow[]) {
  const drafted = await within(asked)
    .selectFrom('leases')
    .select(['contractId', 'unitId'])
    .where(({ eb, fn, val }) => eb('unitId', '=', fn.any(val([...new Set(rows.map(({ unit }) => unit.id))]))))
    .execute()
  const contracts = new Map(
    (
      await contractsNamed(
        asked,
        drafted.map(({ contractId }) => contractId),
      )
    ).map((one) => [one.id, one]),
  )
  const isThere = ({ unit, tenant, startsOn }: LeaseRow) =>
    drafted.some(({ contractId, unitId }) => {
      const one = contracts.get(contractId)
      if (!one || unitId !== unit.id || one.state === 'cancelled') return false
      return one.partyId === tenant.partyId && one.startsOn === startsOn
    })
  return new Set(rows.filter(isThere))
}

const meet = (one: LeaseRow, other: LeaseRow) =>
  one.unit.id === other.unit.id && one.startsOn <= other.endsOn && other.startsOn <= one.endsOn

/** Of two rows that have one unit on one day the second is at fault. */
function mustStandApart(rows: readonly LeaseRow[], say: Say) {
  for (const [at, row] of rows.entries()) {
    const before = rows.slice(0, at).find((other) => meet(row, other))
    if (before) say(row.row, 'startsOn', `في الصف ${before.row} عقد آخر للوحدة في هذه المدة.`)
  }
}

/** What stands in the calendar of the unit is in the way; it is looked at again when the lease is put in force. */
async function mustBeFree(asked: Asked, rows: readonly LeaseRow[], say: Say) {
  if (rows.length === 0) return
  const taken = await occupanciesAmong({ db: within(asked), now: asked.now }, [...new Set(rows.map(({ unit }) => unit.id))], {
    from: rows.map(({ startsOn }) => startsOn).toSorted()[0] ?? '',
    until:
      rows
        .map(({ endsOn }) => endsOn)
        .toSorted()
        .at(-1) ?? '',
  })
  for (const { row, unit, startsOn, endsOn } of rows) {
    const inTheWay = taken.find(
      ({ resourceId, kind, from, until }) => resourceId === unit.id && kind !== 'hold' && from <= endsOn && until >= startsOn,
    )
    if (inTheWay) say(row, 'startsOn', `الوحدة مشغولة من ${inTheWay.from} إلى ${inTheWay.until}: ${inTheWay.reason}`)
  }
}
