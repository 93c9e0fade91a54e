import type { Typed } from '#ui/form/typed.ts'
import { dayInWords, hijri } from '#values/dates.ts'
import { hoursInWords, type OpeningHours, stretch, stretchesIn, stretchOf, weekdays } from '../opening-hours.ts'
import { NoticeBand } from '../public-ui.tsx'

/** The band as every page of the site will carry it, and in which days. */
export function NoticePreview({ typed: { noticeText, noticeLink, noticeFrom, noticeUntil } }: { typed: Typed }) {
  if (!noticeText) return <p className="sm muted">لا يظهر شريط: النص فارغ.</p>
  return (
    <>
      <div inert>
        <NoticeBand text={noticeText} link={noticeLink || null} />
      </div>
      <p className="sm muted">{`يظهر ${inDays(noticeFrom, noticeUntil) || 'دائمًا'}`}</p>
    </>
  )
}

/** The hours in the words of the site; what cannot be read yet is left out. */
export function HoursPreview({ typed }: { typed: Typed }) {
  const { seasonName, seasonFrom, seasonUntil } = typed
  const season = weekIn(typed, 'seasonHours')
  return (
    <>
      <Lines week={weekIn(typed, 'openingHours')} />
      {season.some && (
        <>
          <p className="sm medium">{`دوام ${seasonName || 'رمضان'}: ${inDays(seasonFrom, seasonUntil)}`}</p>
          <Lines week={season} />
        </>
      )}
    </>
  )
}

function Lines({ week: { hours, some } }: { week: ReturnType<typeof weekIn> }) {
  if (!some) return <p className="sm muted">لا تظهر ساعات: كل الأيام فارغة.</p>
  return (
    <ul className="sm">
      {hoursInWords(hours).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function weekIn(typed: Typed, key: string) {
  const ofDay = (day: string) => stretchesIn(typed[`${key}.${day}`] ?? '').filter((part) => stretch.test(part))
  const hours = Object.fromEntries(weekdays.map((day) => [day, ofDay(day).map(stretchOf)])) as OpeningHours
  return { hours, some: weekdays.some((day) => hours[day].length > 0) }
}

/** A day that is not typed to its end yet is none. */
const inDays = (from = '', until = '') =>
  [hijri(from) && `من ${dayInWords(from)}`, hijri(until) && `حتى ${dayInWords(until)}`].filter(Boolean).join(' ')
