import { sql } from 'kysely'
import type { Ctx, Known, Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { bind, draw, print } from '#platform/documents/print.ts'
import { dayInWords as dayInFull, hijri } from '#values/dates.ts'
import { dayOf, daysAfter, startOfDay, timeOn } from '#values/days.ts'
import { inGroups } from '#values/phones.ts'
import { holidayOn, holidaysAmong, holidaysKept } from './holidays.ts'
import { changedOn, type LegalText, legalEdition, nextLegalEdition } from './legal-edition.ts'
import { companyLogo, logoBytes } from './logo.ts'
import { dayInWords, hoursInWords, hoursOfDay, hoursOn, isInSeason, isOpen } from './opening-hours.ts'
import { companyPermissions } from './permissions.ts'
import { type CompanySettings, readSettings, type SettingKey } from './settings.ts'

/** Whoever sets what the company says of itself. */
export const { manage: manageSettings } = companyPermissions

/** Asked by a page, or inside a caller's transaction. */
type Asking = Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>
type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

export type CompanyProfile = Awaited<ReturnType<typeof companyProfile>>

/** What the office says about itself, and what follows from it. */
export async function companyProfile(asking: Asking) {
  const settings = await read(asking)
  const today = dayOf(asking.now())
  const holiday = await holidayOn(asking, today)
  const hours = hoursOn(settings, today)
  const { whatsapp, phones, address, postalCode } = settings
  return {
    ...settings,
    logo: (await companyLogo(asking))?.path ?? null,
    phone: phones?.[0] ?? null,
    whatsappLink: whatsapp && `https://wa.me/${whatsapp.slice(1)}`,
    place: address && `${address}، صلالة${postalCode ? ` ${postalCode}` : ''}، محافظة ظفار، سلطنة عُمان`,
    hours: hours && {
      lines: [...seasonInWords(settings, today), ...hoursInWords(hours)],
      ...(holiday
        ? { today: [], todayInWords: [`عطلة: ${holiday.name}`], open: false }
        : {
            today: hoursOfDay(hours, asking.now()),
            todayInWords: hoursOfDay(hours, asking.now()).map((stretch) => dayInWords([stretch])),
            open: isOpen(hours, asking.now()),
          }),
    },
    notice: noticeOf(settings, asking.now()),
  }
}

/** What a paper says of the company as one of its sides: what is set, and nothing that depends on the hour. */
export async function companyOnPaper(asked: Asked) {
  const { phones, ...settings } = await read(asked)
  return { ...settings, phone: phones?.[0] ?? null }
}

/** «دوام رمضان حتى 19 مارس», before its hours and while it lasts. */
const seasonInWords = (settings: CompanySettings, today: string) =>
  isInSeason(settings, today) && settings.seasonUntil
    ? [`دوام ${settings.seasonName}: حتى ${dayInFull(settings.seasonUntil, today)}`]
    : []

/** The edition of a legal text that holds now; null before the first was published. */
export const legalEditionNow = (asked: Asked, text: LegalText) => legalEdition(asked, text)

/** When one of these settings was changed last; null while none was set. */
export const settingsChangedOn: typeof changedOn = (asked, keys) => changedOn(asked, keys)

/** A legal text has been published, in the caller's transaction. */
export const newLegalEdition = (work: Work, text: LegalText) => nextLegalEdition(work, text)

/** In which form the house shows numbers, and whether it says the Hijri day beside. */
export const howShown = async (asked: Asked) => shownBy(await read(asked))

const shownBy = ({ numerals, hijriBeside }: Pick<CompanySettings, 'numerals' | 'hijriBeside'>) => ({
  numerals: numerals ?? 'latn',
  hijriBeside: hijriBeside ?? false,
})

/** The same of the rows that `askedWithEverySession` brings. */
export const shownIn = (rows: Known['shown']) => shownBy(readSettings(rows))

/** The offices that are open as one column of a statement that asks for something else: `Known['branches']`. */
export const branchesInJson = `(select coalesce(json_agg(json_build_object(
      'id', id, 'code', code, 'nameAr', name_ar, 'wilayat', wilayat, 'address', address, 'phone', phone, 'officeId', office_id
    ) order by added_at, code), '[]') from branches where active)`

/** What of the company every request of a person needs, as columns of the statement that asks for the session: `Known`. */
export const askedWithEverySession = `
  (select coalesce(json_agg(json_build_object('key', key, 'value', value)), '[]') from settings
    where key in ('numerals', 'hijriBeside')) as shown,
  ${branchesInJson} as branches`

/** The company on its own paper: what `platform/documents/letterhead.typ` prints. */
export async function letterhead(asking: Asking) {
  const { tradeName, legalName, englishName, phones, ...company } = await companyProfile(asking)
  const { commercialRegister, vatin, email, place, paperFooter: footer } = company
  const reached = { phones: (phones ?? []).map(inGroups), email, place }
  return { name: tradeName ?? '', legalName, englishName, commercialRegister, vatin, ...reached, footer }
}

/** `pictures` stand on it and `papers` are bound into it, each by its name. */
type Pictures = Record<string, Uint8Array>
type Sheet = { pictures?: Pictures; papers?: Pictures; day?: string; head?: Partial<Awaited<ReturnType<typeof letterhead>>> }

/**
 * A paper of the company: the template of an area on the company's letterhead, with its mark. What the company was called on the
 * day of the paper, where that is kept, goes before what it is called now.
 */
export async function printPaper<Given extends Sheet>(
  ctx: Pick<Ctx, 'db' | 'now' | 'files'>,
  template: `${string}.typ`,
  { papers, ...sheet }: Given,
) {
  const { data, marks } = await withLetterhead(ctx, sheet as Omit<Sheet, 'papers'>)
  return papers ? bind(template, data, { ...papers, ...marks }) : print(template, data, marks)
}

/** The same as a drawing, for a printer that knows no documents. */
export async function drawPaper<Given extends Sheet>(
  ctx: Pick<Ctx, 'db' | 'now' | 'files'>,
  template: `${string}.typ`,
  sheet: Given,
) {
  const { data, marks } = await withLetterhead(ctx, sheet)
  return draw(template, data, marks)
}

async function withLetterhead(ctx: Pick<Ctx, 'db' | 'now' | 'files'>, { head, pictures, ...sheet }: Omit<Sheet, 'papers'>) {
  const office = { ...(await letterhead(ctx)), ...head }
  const { numerals, hijriBeside } = await howShown(ctx)
  const today = sheet.day ?? dayOf(ctx.now())
  const dates = hijriBeside ? `${dayInFull(today)}م الموافق ${hijri(today)}` : null
  const logo = await logoBytes(ctx)
  const data = { ...sheet, office: { ...office, numerals, dates, logo: logo !== null } }
  const marks = { ...pictures, ...(logo && { logo }) }
  return { data, marks }
}

/** Whether it is set, as a condition of a later area's question. */
export const isSet = (key: SettingKey) => sql<boolean>`exists (select from settings where key = ${key})`

/** One setting, where a page needs no more. */
export async function setting<Key extends SettingKey>(asking: Asked, key: Key): Promise<CompanySettings[Key]> {
  return (await read(asking))[key]
}

/** The hours of that day, none on a day without, when the office is closed at that moment; null when it is open or sets no hours. */
export async function closedAt(asked: Asked, moment: Date) {
  const hours = hoursOn(await read(asked), dayOf(moment))
  if (hours && (await holidayOn(asked, dayOf(moment)))) return []
  return hours && !isOpen(hours, moment) ? hoursOfDay(hours, moment).map((stretch) => dayInWords([stretch])) : null
}

export { holidaysAmong as holidaysWithin } from './holidays.ts'
/** The holidays of that day and of the month after it, those the moon only lets expect among them: on them nobody is written to. */
export const holidaysFrom = (asked: Asked, day: string) => holidaysKept(asked, { from: day, days: 31 })

/** Whether the office works at all on that day: it has hours, and it is no holiday. Without hours only Friday is off. */
export async function isWorkingDay(asked: Asked, day: string) {
  return (await nextWorkingDay(asked, day)) === day
}

/** Tells of each of so many days, from that one on, whether the office works on it. */
export async function workingDays(asked: Asked, from: string, days: number) {
  const settings = await read(asked)
  const off = await holidaysAmong(asked, { from, days })
  return (one: string) => {
    const noon = timeOn(one, '12:00')
    const hours = hoursOn(settings, one)
    return !off.has(one) && (hours ? hoursOfDay(hours, noon).length > 0 : noon.getUTCDay() !== 5)
  }
}

export { bankingDays, lastBankingDay, nextBankingDay } from './banking-days.ts'

/** That day, or the first one after it on which the office works. */
export async function nextWorkingDay(asked: Asked, day: string) {
  const days = 30
  const works = await workingDays(asked, day, days)
  const next = Array.from({ length: days }, (_, index) => daysAfter(day, index)).find(works)
  return next ?? day
}

/**
 * Within a working day of that moment: the same hour of the next day on which the office works. What comes while it is closed
 * begins to count when it opens.
 */
export async function oneWorkingDayAfter(asked: Asked, moment: Date) {
  const from = await nextOpening(asked, moment)
  const day = await nextWorkingDay(asked, daysAfter(dayOf(from), 1))
  const due = new Date(from.getTime() + (startOfDay(day).getTime() - startOfDay(dayOf(from)).getTime()))
  const hours = hoursOn(await read(asked), day)
  const closes = hours && hoursOfDay(hours, timeOn(day, '12:00')).at(-1)?.closes
  return closes && due > timeOn(day, closes) ? timeOn(day, closes) : due
}

/** That moment when the office is open, else when it opens next. Without hours a working day has all of its own. */
async function nextOpening(asked: Asked, moment: Date) {
  const today = dayOf(moment)
  const settings = await read(asked)
  const later = (day: string) => {
    const hours = hoursOn(settings, day)
    return hours ? hoursOfDay(hours, timeOn(day, '12:00')) : [{ opens: '00:00', closes: '24:00' }]
  }
  if (await isWorkingDay(asked, today)) {
    const stretch = later(today).find(({ closes }) => moment < timeOn(today, closes))
    if (stretch) return new Date(Math.max(moment.getTime(), timeOn(today, stretch.opens).getTime()))
  }
  const day = await nextWorkingDay(asked, daysAfter(today, 1))
  return timeOn(day, later(day)[0]?.opens ?? '00:00')
}

/** The offices that are open, the first one first. */
export async function branches(asked: Asked & { known?: Known | undefined }) {
  if (asked.known) return asked.known.branches
  const db = 'tx' in asked ? asked.tx : asked.db
  return db
    .selectFrom('branches')
    .select(['id', 'code', 'nameAr', 'wilayat', 'address', 'phone', 'officeId'])
    .where('active', '=', true)
    .orderBy('addedAt')
    .orderBy('code')
    .modifyEnd(often)
    .execute()
}

/** What a branch is called, the closed ones too. */
export async function branchNamed(asked: Asked, id: string) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const row = await db.selectFrom('branches').select('nameAr').where('id', '=', id).modifyEnd(often).executeTakeFirst()
  return row?.nameAr ?? null
}

async function read(asked: Asked) {
  const db = 'tx' in asked ? asked.tx : asked.db
  return readSettings(await db.selectFrom('settings').select(['key', 'value']).modifyEnd(often).execute())
}

/** The band above the pages, in the days it was set for. */
function noticeOf({ noticeText, noticeLink, noticeFrom, noticeUntil }: CompanySettings, now: Date) {
  const today = dayOf(now)
  const due = (noticeFrom ?? today) <= today && today <= (noticeUntil ?? today)
  return noticeText && due ? { text: noticeText, link: noticeLink } : null
}

/** The paper of one happening, and its parts. */
export { type PaperPair, pair as paperPair, type RecordPaper, rials as paperRials } from './record-paper.ts'
export const recordTemplate = 'areas/company/papers/record.typ' as const
