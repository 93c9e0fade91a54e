import { collectFaults, type ReadRow, readCells, type Say } from '#areas/imports/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { newestShares } from '#areas/properties/shares.ts'
import { dayOf } from '#values/days.ts'
import { importTables } from './columns.ts'
import type { Asked, Brought, Judgement } from './judging.ts'
import { type MeantProperty, propertiesMeant } from './meant-properties.ts'
import { newcomers, type Owner, ownersMeant } from './owners-meant.ts'
import type { ImportPlace } from './places.ts'
import { asWritten, dayTold, shareIn, type ToldShare } from './shares-told.ts'
import { type OwnedPlace, takeOwners } from './take-owners.ts'

const table = importTables.owners

type Row = { row: number; property: MeantProperty; owner: Owner | undefined; share: ToldShare | undefined; since: string }

/**
 * Who owns how much of each property, against the register and the rest of the file. A property whose shares stand as the file says
 * stays as it is; one whose shares say otherwise is not changed by a file.
 */
export async function judgeOwners(asked: Asked, brought: Brought): Promise<Judgement> {
  const { say, inOrder, isFaulty } = collectFaults(table)
  const read = readCells(table, brought, say)
  const owners = await ownersMeant(asked, read, say)
  const meant = await propertiesMeant(asked, propertiesPermissions.setShares)
  const today = brought.since ?? dayOf(asked.now())
  const rows = read.flatMap((one): Row[] => {
    const [share, since] = [shareOf(one, say), sinceOf(one, say) ?? today]
    const property = propertyOf(one, meant, say)
    return property ? [{ row: one.row, property, owner: owners.get(one.row), share, since }] : []
  })
  const good: OwnedPlace[] = []
  let known = 0
  for (const of of Map.groupBy(rows, ({ property }) => property).values()) {
    const place = placeOf(of, say)
    const state = place && (await standing(asked, place))
    if (state === 'other')
      say(of[0]?.row ?? 0, 'property', 'لهذا العقار حصص مثبتة تخالف الملف. احذف صفوفه، وعدّلها من صفحة العقار.')
    if (state === 'same') known += of.length
    if (place && state === 'none' && !of.some(({ row }) => isFaulty(row))) good.push(place)
  }
  return {
    ...{ faults: inOrder(), good: good.reduce((sum, { shares }) => sum + shares.length, 0), known },
    found: placesOf(good),
    take: (work) => takeOwners(work, good),
  }
}

function placesOf(good: readonly OwnedPlace[]): ImportPlace[] {
  const newAmong = newcomers()
  return good.map(({ property: { id, name }, shares }) => ({
    ...{ id, name, isNew: false, count: shares.length, people: newAmong(shares.map(({ owner }) => owner)) },
  }))
}

type Meant = Awaited<ReturnType<typeof propertiesMeant>>

function propertyOf({ row, cells, unread }: ReadRow, meant: Meant, say: Say) {
  const found = cells.property === undefined ? { no: 'اكتب اسم العقار أو رقمه.' } : meant(cells.property)
  if (found && !('no' in found)) return found
  if (!unread.has('property')) say(row, 'property', found?.no ?? 'لا عقار بهذا الاسم. أضفه أولًا، أو اكتب اسمه كما في السجل.')
  return null
}

function shareOf({ row, cells, unread }: ReadRow, say: Say): ToldShare | undefined {
  if (unread.has('parts') || unread.has('whole')) return undefined
  const share = cells.parts === undefined ? null : shareIn(cells.parts)
  if (!share) {
    say(row, 'parts', 'اكتب الأسهم مثل 12، أو 12/24، أو 50%')
    return undefined
  }
  const whole = cells.whole === undefined ? share.whole : Number(cells.whole)
  if (whole === null) say(row, 'whole', 'اكتب مجموع الأسهم، أو اكتب السهم من مجموعه مثل 12/24')
  else if (!Number.isInteger(whole) || whole < 1 || whole > 100_000) say(row, 'whole', 'مجموع الأسهم رقم صحيح، مثل 24 أو 100')
  else if (share.whole !== null && share.whole !== whole) say(row, 'whole', 'كُتب للسهم مجموع آخر في الصف نفسه. وحّدهما.')
  else return { ...share, whole }
  return undefined
}

function sinceOf({ row, cells }: ReadRow, say: Say) {
  if (cells.since === undefined) return null
  const day = dayTold(cells.since)
  if (!day) say(row, 'since', 'اكتب اليوم هكذا: 2024-01-01')
  return day
}

/** All shares of one property, if they can be read and are the whole of it. */
function placeOf(rows: readonly Row[], say: Say): OwnedPlace | null {
  const [first] = rows
  const shares = rows.flatMap(({ owner, share }) => (owner && share ? [{ owner, share }] : []))
  const [one] = shares
  if (!(first && one) || shares.length < rows.length) return null
  const whole = one.share.whole ?? 0
  const other = rows.find(({ share }) => share?.whole !== whole || share.isPercent !== one.share.isPercent)
  if (other) {
    say(other.row, 'parts', `كُتب لهذا العقار مجموع آخر في الصف ${first.row}. اكتب أسهمه كلها من مجموع واحد.`)
    return null
  }
  const twice = rows.find(({ owner }, at) => rows.findIndex((row) => sameOwner(row.owner, owner)) < at)
  if (twice) say(twice.row, 'name', 'هذا المالك في صف قبله للعقار نفسه. اجمع أسهمه في صف واحد.')
  const later = rows.find(({ since }) => since !== first.since)
  if (later) say(later.row, 'since', `كُتب لهذا العقار يوم آخر في الصف ${first.row}. وحّدهما.`)
  const together = shares.reduce((sum, { share }) => sum + share.parts, 0)
  if (together !== whole) say(first.row, 'parts', notWhole(together, whole, one.share.isPercent))
  if (twice || later || together !== whole) return null
  const written = asWritten({ whole, parts: shares.map(({ share }) => share.parts) }, one.share.isPercent)
  return {
    ...{ property: first.property, whole: written.whole, since: first.since },
    shares: shares.map(({ owner }, at) => ({ owner, parts: written.parts[at] ?? 0 })),
  }
}

const sameOwner = (one: Owner | undefined, other: Owner | undefined) =>
  one !== undefined && (one === other || (one.partyId !== null && one.partyId === other?.partyId))

function notWhole(together: number, whole: number, isPercent: boolean) {
  const shown = (parts: number) => (isPercent ? `${parts / 100}%` : String(parts))
  return together < whole
    ? `مجموع أسهم هذا العقار في الملف ${shown(together)} من ${shown(whole)}، وبقي ${shown(whole - together)} بلا مالك.`
    : `مجموع أسهم هذا العقار في الملف ${shown(together)}، وهو أكثر من ${shown(whole)}.`
}

/** Whether a property has shares, and whether they are those of the file, in whatever parts either counts. */
async function standing(asked: Asked, { property, whole, shares }: OwnedPlace) {
  const db = 'tx' in asked ? asked.tx : asked.db
  if ('tx' in asked) await asked.tx.selectFrom('properties').select('id').where('id', '=', property.id).forUpdate().execute()
  const now = await newestShares(db, property.id)
  if (!now) return 'none'
  const isThere = ({ owner, parts }: OwnedPlace['shares'][number]) =>
    now.shares.some((share) => share.partyId === owner.partyId && share.parts * whole === parts * now.whole)
  return now.shares.length === shares.length && shares.every(isThere) ? 'same' : 'other'
}
