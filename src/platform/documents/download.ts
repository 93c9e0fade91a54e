import { dayOf } from '#values/days.ts'

/** Bytes to be saved under an Arabic name, and never to be run, guessed at or kept on the way. */
export function download({ name, mediaType }: { name: string; mediaType: string }, body: BodyInit) {
  return new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** «العملاء 2026-07-01.xlsx» */
export const sheetNamed = (title: string, now: Date) => ({
  name: `${title} ${dayOf(now)}.xlsx`,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

/** «العملاء 2026-07-01.csv» */
export const csvNamed = (title: string, now: Date) => ({
  name: `${title} ${dayOf(now)}.csv`,
  mediaType: 'text/csv; charset=utf-8',
})

/** «طلب خصوصية PR-2026-0004.pdf» */
export const pdfNamed = (title: string) => ({ name: `${title}.pdf`, mediaType: 'application/pdf' })

/** Signs that encodeURIComponent leaves alone have a meaning of their own in a header. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
