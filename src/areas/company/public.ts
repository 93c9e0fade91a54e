import type { Ctx, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { dayInWords, hoursInWords, hoursOfDay, isOpen } from './opening-hours.ts'
import { type CompanySettings, readSettings, type SettingKey } from './settings.ts'

/** Asked by a page, or inside a caller's transaction. */
type Asking = Pick<Ctx, 'db' | 'now'> | Pick<Work, 'tx' | 'now'>
type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

export type CompanyProfile = Awaited<ReturnType<typeof companyProfile>>

/** What the office says about itself, and what follows from it; one query. */
export async function companyProfile(asking: Asking) {
  const settings = await read(asking)
  const { openingHours, whatsapp, phones, address, postalCode } = settings
  return {
    ...settings,
    phone: phones?.[0] ?? null,
    whatsappLink: whatsapp && `https://wa.me/${whatsapp.slice(1)}`,
    place: address && `${address}، صلالة${postalCode ? ` ${postalCode}` : ''}، محافظة ظفار، سلطنة عُمان`,
    hours: openingHours && {
      lines: hoursInWords(openingHours),
      today: hoursOfDay(openingHours, asking.now()),
      todayInWords: hoursOfDay(openingHours, asking.now()).map((stretch) => dayInWords([stretch])),
      open: isOpen(openingHours, asking.now()),
    },
    notice: noticeOf(settings, asking.now()),
  }
}

/** One setting, where a page needs no more. */
export async function setting<Key extends SettingKey>(asking: Asked, key: Key): Promise<CompanySettings[Key]> {
  return (await read(asking))[key]
}

async function read(asked: Asked) {
  const db = 'tx' in asked ? asked.tx : asked.db
  return readSettings(await db.selectFrom('settings').select(['key', 'value']).execute())
}

/** The band above the pages, in the days it was set for. */
function noticeOf({ noticeText, noticeLink, noticeFrom, noticeUntil }: CompanySettings, now: Date) {
  const today = dayOf(now)
  const due = (noticeFrom ?? today) <= today && today <= (noticeUntil ?? today)
  return noticeText && due ? { text: noticeText, link: noticeLink } : null
}
